const field = (name: string, maxLength: number) => ({ name, required: true, max_length: maxLength });
const limits = { min_amount: 1, max_amount: 5_000_000, fee: 0 };

/** The ways of being paid, as the server offers them. */
export const METHODS = {
  withdraw_method_config: [
    {
      method: 'bank_card' as const,
      fields: [
        field('card_name', 100),
        field('user_name', 100),
        field('mobile', 20),
        field('bank_account', 64),
        field('branch_name', 200),
        field('bank_address', 300),
      ],
      ...limits,
    },
    {
      method: 'wallet_address' as const,
      fields: [field('user_name', 100), field('network', 40), field('wallet_address', 128)],
      ...limits,
    },
  ],
};
