import * as z from 'zod/mini'
import { clearable } from '@xinglin/contract/call'

/** Code points that a question may have. */
export const longestQuestion = 500

// Sizes that no honest action reaches; what is possible within them the engine says, in words.
const name = z.string().check(z.maxLength(80))
const names = z.readonly(z.array(name).check(z.maxLength(60)))

/** A diagnosis by its code, or typed where the list has none. */
const Named = z.strictObject({
  code: z.exactOptional(name),
  text: z.exactOptional(z.string().check(z.maxLength(200))),
})

/** What a student concludes; evidence names what was found out (`F05`, `symptom:x`, `exam:x`, `test:x`). */
export const Conclusion = z.strictObject({
  primary: Named,
  qualifiers: z.readonly(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
  secondary: z.readonly(z.array(Named).check(z.maxLength(20))),
  evidence: names,
  differentials: z.readonly(
    z.array(z.strictObject({ ...Named.shape, evidence: names })).check(z.maxLength(20)),
  ),
})

/** An order of the catalogue (医嘱), with its dose where it has some. */
export const Ordered = z.strictObject({ id: name, dose: z.exactOptional(name) })

// Four thousand UTF-16 units hold the two thousand code points that the engine allows a section.
const section = clearable(
  z.exactOptional(z.string().check(z.maxLength(4_000, '病历每栏最多2000字'))),
)

/** The sections of a medical record (病历), in their order. */
export const RecordSections = z.strictObject({
  chief: section,
  present: section,
  past: section,
  personal: section,
  family: section,
  exam: section,
  tests: section,
  impression: section,
  plan: section,
})
export type RecordSections = z.output<typeof RecordSections>

const typed = [
  z.strictObject({ type: z.literal('examine'), item: name }),
  z.strictObject({ type: z.literal('order'), tests: names }),
  z.strictObject({ type: z.literal('read'), test: name, findings: names }),
  /** Virtual minutes, 1-180. */
  z.strictObject({ type: z.literal('wait'), minutes: z.number() }),
  z.strictObject({
    type: z.literal('treat'),
    orders: z.readonly(z.array(Ordered).check(z.maxLength(60))),
  }),
  /** Ends orders that go on: oxygen, a drip, a medicine. */
  z.strictObject({ type: z.literal('stop'), orders: names }),
  /** Diagnoses that one thinks of; the newest list replaces the one before. */
  z.strictObject({ type: z.literal('suspect'), codes: names }),
  z.strictObject({ type: z.literal('diagnose'), conclusion: Conclusion }),
  /** Sections that are named are replaced, the others stay. */
  z.strictObject({ type: z.literal('write'), sections: RecordSections }),
  z.strictObject({ type: z.literal('hint') }),
] as const

/** What a student does besides asking and finishing, which have calls of their own: nothing but what it is, no time, score or figure. */
export const Action = z.discriminatedUnion('type', [...typed])
export type Action = z.output<typeof Action>

/** What was done, as it is shown again: any action, a question without how it was understood. */
export const Deed = z.discriminatedUnion('type', [
  ...typed,
  z.strictObject({ type: z.literal('ask'), text: z.string() }),
  z.strictObject({ type: z.literal('finish') }),
])
export type Deed = z.output<typeof Deed>
