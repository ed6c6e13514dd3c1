import * as z from 'zod/mini'
import { anyone, call, id, text } from '@xinglin/contract/call'

/** What somebody may say to the patient of the sample at most, and how long each may be. */
export const sampleLimits = { questions: 6, characters: 60 } as const

const missing = { missing: [-404, '数据不存在'] } as const

/** A patient of the school whom anybody may ask some questions without an account: how they come in. Nothing is recorded. */
export const getSamplePatient = call({
  path: '/api/Virtual/GetSamplePatient',
  keyless: true,
  who: anyone,
  menu: 3,
  input: z.object({}),
  output: z.strictObject({
    /** The course in which they are met. */
    CourseId: z.string(),
    Department: z.string(),
    /** 0 female, 1 male. */
    Gender: z.number(),
    Age: z.number(),
    /** Who speaks: 本人, or 母亲, 女儿. */
    Informant: z.string(),
    Opening: z.string(),
  }),
  refusals: missing,
})

/** What the patient of the sample says to the last of some questions, those before having been asked. Nothing is recorded. */
export const askSamplePatient = call({
  path: '/api/Virtual/AskSamplePatient',
  keyless: true,
  who: anyone,
  menu: 3,
  perMinute: 30,
  input: z.object({
    CourseId: id,
    Said: z
      .array(text(sampleLimits.characters, `一次最多${sampleLimits.characters}个字`))
      .check(
        z.minLength(1, '请先说一句话'),
        z.maxLength(sampleLimits.questions, `体验最多问${sampleLimits.questions}句`),
      ),
  }),
  output: z.strictObject({
    Says: z.array(z.strictObject({ Text: z.string(), Mood: z.string(), Gesture: z.string() })),
  }),
  refusals: missing,
})
