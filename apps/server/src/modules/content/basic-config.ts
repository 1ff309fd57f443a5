import type { BasicConfig } from '@fairlead/contract';
import { LANGUAGES, type Language } from '@fairlead/i18n';
import { currencyDigits } from '@fairlead/money';
import type { Services } from '../../http/services';
import { MEMBERSHIP } from '../standing';
import { contactsOf } from '../support';
import { TERMS } from '../wallet';
import { publishedTexts } from './published';

/** What devices send where it differs from a language's own tag: Spanish of any country, each Chinese by its place. */
const DEVICE_TAGS: { readonly [Code in Language]?: string } = {
  cht: 'zh-Hant,zh-TW,zh-HK,zh-MO',
  spa: 'es',
  zh: 'zh-Hans,zh-CN,zh-SG,zh',
};

const FIELD = (name: string, maxLength: number) => ({ name, required: true, max_length: maxLength });

const BANK_CARD_FIELDS = [
  FIELD('card_name', 100),
  FIELD('user_name', 100),
  FIELD('mobile', 20),
  FIELD('bank_account', 64),
  FIELD('branch_name', 200),
  FIELD('bank_address', 300),
];

const WALLET_ADDRESS_FIELDS = [FIELD('user_name', 100), FIELD('network', 40), FIELD('wallet_address', 128)];

const METHOD_TERMS = {
  min_amount: TERMS.withdrawalMinimumMinor,
  max_amount: TERMS.withdrawalMaximumMinor,
  fee: TERMS.withdrawalFeeMinor,
};

/** The window for objections (docs/domain/plans.md#deadlines-and-windows). */
const OBJECTION_HOURS = 72;

/** What the app must know before anyone signs in, its texts in one language. */
export const basicConfigOf = async (
  { config, database, clock }: Pick<Services, 'config' | 'database' | 'clock'>,
  language: Language,
): Promise<BasicConfig> => {
  const { currency, moneyMode, operator } = config;
  const [contacts, texts] = await Promise.all([
    contactsOf(database, { config, clock }, 'guest', language),
    publishedTexts(database, language),
  ]);
  return {
    language,
    client_language_map: Object.entries(LANGUAGES).map(([code, { tag }]) => ({
      source: DEVICE_TAGS[code as Language] ?? tag,
      targets: code as keyof typeof LANGUAGES,
    })),
    customer_service_url: contacts.general,
    recharge_customer_service_url: contacts.recharge,
    withdraw_method_config: [
      { method: 'bank_card', fields: BANK_CARD_FIELDS, ...METHOD_TERMS },
      { method: 'wallet_address', fields: WALLET_ADDRESS_FIELDS, ...METHOD_TERMS },
    ],
    ...texts,
    currency: { code: currency, digits: currencyDigits(currency) },
    money_mode: moneyMode,
    membership: { ...MEMBERSHIP },
    objection_hours: OBJECTION_HOURS,
    operator: {
      legal_name: operator.legalName,
      registration_number: operator.registrationNumber,
      register: operator.register,
      country: operator.country,
      complaints_address: operator.complaintsAddress,
    },
  };
};
