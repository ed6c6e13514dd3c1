import * as z from 'zod'

const question = z
  .strictObject({
    type: z.enum(['single', 'multiple', 'judge']),
    stem: z.string().min(4),
    options: z.array(z.string().min(1)).min(2).max(8),
    answer: z.array(z.number().int().min(0)).min(1),
    explanation: z.string().min(10),
  })
  .refine(
    ({ options, answer }) => answer.every((index) => index < options.length),
    'an answer beyond the options',
  )
  .refine(
    ({ type, answer }) => type === 'multiple' || answer.length === 1,
    'more than one answer to choose one',
  )
  .refine(({ answer }) => new Set(answer).size === answer.length, 'an answer twice')
  .refine(({ options }) => new Set(options).size === options.length, 'an option twice')

/** What a chapter, an item or a section is called. */
export const title = z.string().min(1).max(60)
const base = { title, required: z.boolean().default(true) }
/** The name of a text beside the file. */
export const markdown = z.string().regex(/\.md$/)

/** An item of a course, by its kind. */
export const item = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('text'),
    file: markdown,
    minutes: z.number().int().min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('image'),
    image: z.string().regex(/\.webp$/),
    alt: z.string().min(4),
    file: markdown,
    minutes: z.number().int().min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('video'),
    video: z.string().regex(/\.mp4$/),
    poster: z.string().regex(/\.webp$/),
    captions: z.string().regex(/\.vtt$/),
    seconds: z.number().positive(),
    file: markdown,
    /** Seeking beyond what was played is refused. */
    noSkip: z.boolean().default(false),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('document'),
    document: z.string().regex(/\.pdf$/),
    pages: z.number().int().min(1).max(200),
    file: markdown,
    minutes: z.number().int().min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('quiz'),
    pass: z.number().int().min(1).max(100),
    tries: z.number().int().min(1).max(20).optional(),
    questions: z.array(question).min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('consultation'),
    /** A folder of `cases`. */
    case: z.string(),
    mode: z.enum(['practice', 'examination', 'contest']),
    temperament: z.enum(['cooperative', 'standard', 'guarded']).default('standard'),
    minutes: z.number().int().min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('operation'),
    /** A folder of `operations`. */
    procedure: z.string(),
    /** One of its variants; absent: drawn anew for each operation. */
    patient: z.string().default(''),
    mode: z.enum(['guided', 'practice', 'examination']),
    minutes: z.number().int().min(1),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('experiment'),
    /** A file of `experiments`, without its ending. */
    protocol: z.string(),
    minutes: z.number().int().min(1),
  }),
])
