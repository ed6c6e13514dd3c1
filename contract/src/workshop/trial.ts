import * as z from 'zod/mini'
import { authors, call, id } from '@xinglin/contract/call'
import { missing, Problem } from './shapes.ts'

/** How many questions a patient on trial is asked in a row, and how many questions are laid over a case at once. */
export const maxTried = 60
export const maxQuestions = 300

/** More than a trial may take: long questions by the dozen. */
const tooMuch = [-10008, '要算的内容太多，没有在限定的时间内算完，请少问几句'] as const

const question = z.string().check(z.maxLength(1000, '每个问题最多500个字'))

const Fact = z.strictObject({
  /** `F05`, `symptom:fever`, `disease:chd`. */
  Id: z.string(),
  Text: z.string(),
  Layer: z.number(),
  /** Conditions on which it is told, in words. */
  Gate: z.array(z.string()),
  Key: z.boolean(),
})

/**
 * Asks the patient of a case, as it was last saved, one question after the other, and tells of the last ones what was understood,
 * which facts answered, and which conditions stopped others. Nothing of it is kept.
 */
export const tryCase = call({
  path: '/api/PlayWritings/Try',
  keyless: true,
  who: authors,
  perMinute: 120,
  input: z.object({
    CaseId: id,
    /** Everything said so far, the oldest first, with the new question at the end. */
    Said: z.array(question).check(z.minLength(1), z.maxLength(maxTried, '一次试问最多60句')),
    Temperament: z._default(z.enum(['cooperative', 'standard', 'guarded']), 'standard'),
  }),
  output: z.strictObject({
    /** Of the last question alone. */
    Understood: z.array(
      z.strictObject({
        Text: z.string(),
        Verdict: z.enum(['understood', 'unsure', 'unknown', 'offtopic', 'leak']),
        /** Questions in the words of the profession. */
        Meanings: z.array(z.string()),
        Confidence: z.number(),
      }),
    ),
    Accounts: z.array(
      z.strictObject({
        Meaning: z.string(),
        /** In words: 回答了, 被条件挡住. */
        Outcome: z.string(),
        Facts: z.array(Fact),
        Shut: z.array(
          z.strictObject({ Id: z.string(), Text: z.string(), Wants: z.array(z.string()) }),
        ),
      }),
    ),
    Says: z.array(z.strictObject({ Text: z.string(), Mood: z.string(), Gesture: z.string() })),
    /** 0-100, before and after. */
    RapportBefore: z.number(),
    Rapport: z.number(),
  }),
  refusals: { ...missing, tooMuch },
})

/**
 * Lays questions over a case as it was last saved: the model questions of everything that can be asked of this patient, and those that
 * the caller wrote; for each what it was understood as and which facts it reaches, for each fact which questions reach it.
 */
export const coverCase = call({
  path: '/api/PlayWritings/Cover',
  keyless: true,
  who: authors,
  perMinute: 20,
  input: z.object({
    CaseId: id,
    Questions: z.array(question).check(z.maxLength(maxQuestions, '一次最多300个问题')),
  }),
  output: z.strictObject({
    Questions: z.array(
      z.strictObject({
        Text: z.string(),
        /** Of the model questions, not the caller's. */
        Model: z.boolean(),
        Verdict: z.enum(['understood', 'unsure', 'unknown', 'offtopic', 'leak']),
        Meanings: z.array(z.string()),
        Facts: z.array(z.string()),
        /** Answered by who the patient is, or by a plain no; by nothing of the case's own. */
        Usual: z.boolean(),
      }),
    ),
    Facts: z.array(z.extend(Fact, { Reached: z.array(z.number()) })),
  }),
  refusals: { ...missing, tooMuch },
})

/** Reads and plays a case as it was last saved: what the proofreader finds, and what the expert's way, nothing at all and everything earn. */
export const rehearseCase = call({
  path: '/api/PlayWritings/Rehearse',
  keyless: true,
  who: authors,
  perMinute: 20,
  input: z.object({ CaseId: id }),
  output: z.strictObject({
    Problems: z.array(Problem),
    /** Absent while the form has errors: it cannot be played then. */
    Figures: z.nullable(
      z.strictObject({
        /** 90 or more is wanted, 0, and below 60. */
        Golden: z.number(),
        Empty: z.number(),
        Everything: z.number(),
        /** Share of ordinary questions that get an answer of the case's own, 0-1; 0.95 is wanted. */
        Specific: z.number(),
      }),
    ),
  }),
  refusals: { ...missing, tooMuch },
})
