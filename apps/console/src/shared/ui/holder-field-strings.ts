/** What is said where a form asks for one holder. */
export const holderFieldStrings = {
  hint: 'Begin to type a username or an operation ID.',
  unknown: 'No single account holder has this username or operation ID.',
  found: (holder: { readonly username: string; readonly nickname: string; readonly operation_id: string }) =>
    `${holder.nickname}, username ${holder.username}, operation ID ${holder.operation_id}.`,
} as const;
