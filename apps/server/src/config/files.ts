import { z } from 'zod';
import { neededBy } from './needed';

/** Says nothing of what was given: there may be a password in it. */
const endpoint = z.string().transform((text, refinement): string => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  refinement.addIssue({ code: 'custom', message: 'an http or https address, without a path or a password' });
  return z.NEVER;
});

/** What the program is told of where the bytes of files are (docs/runbook.md#files-in-storage). */
export const fileVariables = {
  FILES_IN: z.enum(['rows', 's3'], { error: 'rows or s3' }).default('rows'),
  FILES_S3_ENDPOINT: endpoint.optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'the name of a bucket')
    .optional(),
  FILES_S3_REGION: z.string().min(1).default('us-east-1'),
  FILES_S3_ACCESS_KEY: z.string().min(1).optional(),
  FILES_S3_SECRET_KEY: z.string().min(1).optional(),
  FILES_S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  FILES_S3_ENCRYPTION: z.enum(['AES256', 'aws:kms'], { error: 'AES256 or aws:kms' }).optional(),
};
const fileSchema = z.object(fileVariables);
type Settings = z.output<typeof fileSchema>;

/** A bucket, and the way to it. */
export interface S3Settings {
  /** Such as `https://storage.example.org`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The bucket stands in the path, not before the host. */
  readonly pathStyle: boolean;
  /** What the storage is asked to encrypt with; undefined: as the bucket says. */
  readonly encryption: string | undefined;
}

export interface FileConfig {
  /** Where new files go. Those that are there stay where they are. */
  readonly filesIn: 'rows' | 's3';
  /** Undefined: there is no storage, and all files are in rows. */
  readonly s3: S3Settings | undefined;
}

export const fileConfig = (settings: Settings): FileConfig => {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket } = settings;
  const { FILES_S3_ACCESS_KEY: accessKey, FILES_S3_SECRET_KEY: secretKey } = settings;
  const isSet =
    endpoint !== undefined && bucket !== undefined && accessKey !== undefined && secretKey !== undefined;
  return {
    filesIn: settings.FILES_IN,
    s3: isSet
      ? {
          ...{ endpoint, bucket, accessKey, secretKey },
          region: settings.FILES_S3_REGION,
          pathStyle: settings.FILES_S3_PATH_STYLE === 'on',
          encryption: settings.FILES_S3_ENCRYPTION,
        }
      : undefined,
  };
};

const TOGETHER = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_BUCKET',
  'FILES_S3_ACCESS_KEY',
  'FILES_S3_SECRET_KEY',
] as const;
const LOOPBACK = /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$)/;

/** What is needed together, and what live mode needs of it besides. */
export const fileFaults = (settings: Settings & { readonly MONEY_MODE?: string }): string[] => {
  const given = TOGETHER.filter((name) => settings[name] !== undefined);
  const wanted = settings.FILES_IN === 's3' ? ['FILES_IN=s3'] : given;
  const absent = wanted.length === 0 ? [] : TOGETHER.filter((name) => settings[name] === undefined);
  const faults = absent.map((name) => `${name}: ${neededBy(wanted)}`);
  const { FILES_S3_ENDPOINT: endpoint = '' } = settings;
  if (settings.MONEY_MODE === 'live' && endpoint.startsWith('http:') && !LOOPBACK.test(endpoint)) {
    faults.push('FILES_S3_ENDPOINT: live mode needs https');
  }
  return faults;
};
