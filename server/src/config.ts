import { resolve } from 'node:path'
import * as z from 'zod'

const onOff = (usual: 'on' | 'off') =>
  z
    .enum(['on', 'off', '1', '0', ''])
    .default(usual)
    .transform((value) => (value === '' ? usual === 'on' : value === 'on' || value === '1'))

/** The environment, one line a variable; the table of docs/deploy.md is made from it. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(8080).describe('Port to listen on'),
  HOST: z
    .string()
    .default('')
    .describe('Address to listen on; empty: all, or loopback only while the demo is loaded'),
  DATA_DIR: z
    .string()
    .default('./data')
    .describe('Where the embedded database, files and keys live'),
  DATABASE_URL: z
    .string()
    .default('')
    .describe('A PostgreSQL (15 or later) to use instead of the embedded one'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(20)
    .describe('Connections to the database at most'),
  DEMO: onOff('on').describe(
    'Load the two demo schools on the first start; off for a real installation',
  ),
  ENCRYPTION: onOff('on').describe(
    'Encrypt bodies of signed-in calls as the wire format specifies',
  ),
  ALLOW_HTTP: onOff('off').describe(
    'Serve plain HTTP beyond this machine; makes the request MAC a duty',
  ),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .describe('Addresses or networks whose X-Forwarded-* headers are believed, comma-separated'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Seconds between SIGTERM and the end of listening, in which `/readyz` says 503 and everybody is still served; 5 behind a proxy',
    ),
  KEK_FILE: z
    .string()
    .default('')
    .describe('File with the key-encryption key (64 hex digits) instead of DATA_DIR/keys/kek'),
  SMS_SENDER: z
    .enum(['', 'log', 'gateway'])
    .default('')
    .describe(
      'How text messages go out: `gateway`, or `log`, which only writes them to the log and is refused in production; empty: `log` beside the demo, else none',
    ),
  SMS_GATEWAY_URL: z
    .string()
    .default('')
    .describe('Address to which messages are posted as JSON (docs/sign-in-methods.md)'),
  SMS_GATEWAY_KEY: z.string().default('').describe('Key that signs what is posted to it'),
  WECHAT: z
    .enum(['', 'live', 'pretend'])
    .default('')
    .describe(
      '`live` asks WeChat; `pretend` takes every browser for a telephone and is refused in production; empty: `pretend` beside the demo, else `live`',
    ),
  PLATFORM_HOSTS: z
    .string()
    .default('')
    .describe('Hosts on which /platform lets one choose among the schools, comma-separated'),
  SSO_HOSTS: z
    .string()
    .default('')
    .describe(
      'Hosts of single sign-on and of platforms that take step scores which may lie in the own network or speak plain HTTP, comma-separated',
    ),
  FFMPEG_PATH: z
    .string()
    .default('ffmpeg')
    .describe('The ffmpeg that converts uploaded videos: a name on PATH, or a path'),
  LLM_BASE_URL: z
    .string()
    .default('')
    .refine((address) => address === '' || /^https?:\/\//.test(address), 'an http(s) address')
    .describe(
      'Where an OpenAI-compatible service answers, such as `http://127.0.0.1:11434/v1`; empty: no language model (docs/consultation.md)',
    ),
  LLM_API_KEY: z.string().default('').describe('Key that the service asks for, if any'),
  LLM_MODEL: z.string().default('').describe('Name of the model that words what patients say'),
  LLM_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(500)
    .max(25_000)
    .default(8_000)
    .describe('Milliseconds that a wording may take; then the patient’s own words stand'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('warn')
    .describe('How much is logged'),
  NODE_ENV: z.string().default('').describe('`production` refuses the demo and its passwords'),
})

/** The parsed environment; `DATA_DIR` is absolute. */
export type Config = z.output<typeof settings>

/** Reads the environment; throws one sentence that names the variable that is wrong. This file alone reads it. */
export const readConfig = (env: NodeJS.ProcessEnv = process.env): Config => {
  const read = settings.safeParse(env)
  if (!read.success) {
    const issue = read.error.issues[0]
    throw new Error(`The setting ${String(issue?.path[0])} is not valid: ${issue?.message}.`)
  }
  return { ...read.data, DATA_DIR: resolve(read.data.DATA_DIR) }
}
