import { createHash } from 'node:crypto'
import type { Checker } from '@xinglin/simulation/wording'
import { firstSensitiveWord } from '#dictionaries'
import type { Database } from '#platform/database'
import { allowance } from './allowance.ts'
import { breaker } from './breaker.ts'
import type { LanguageModel, Prompt } from './language-model.ts'
import { checkedClauses } from './wording-clauses.ts'
import { wordingStore } from './wording-store.ts'

/** The answers of a turn that are to be worded. */
export type WordingRequest = {
  readonly schoolId: string
  readonly personId: string
  readonly sessionId: string
  readonly seq: number
  readonly prompt: Prompt
  /** The patient's own words, which stand for themselves. */
  readonly said: string
  readonly checker: Checker
}

/** What of a wording may be shown so far. */
export type WordedClauses = { readonly clauses: readonly string[]; readonly done: boolean }

/** What words the answers of patients, and is listened to while it does. */
export type Wordings = {
  readonly timeoutMs: number
  /** Has a turn worded, where the service is asked at all just now; nobody waits for it. */
  readonly begin: (wanted: WordingRequest) => void
  /** Waits a while for more clauses than `from`; undefined where this process words nothing of the kind. */
  readonly hear: (
    who: { readonly schoolId: string; readonly personId: string },
    sessionId: string,
    seq: number,
    from: number,
  ) => Promise<WordedClauses | undefined>
  /** Ends what is under way; the patients' own words stand. */
  readonly close: () => Promise<void>
}

type Log = (log: object, text: string) => void

type Entry = {
  readonly personId: string
  readonly clauses: string[]
  done: boolean
  readonly wake: Set<() => void>
}

const failuresAtMost = 5
const restMs = 60_000
const perMinute = 12
const perDay = 300
const atOnceAtMost = 64
const patienceMs = 5_000
const keptMs = 60_000

const nameOf = (schoolId: string, sessionId: string, seq: number): string =>
  `${schoolId} ${sessionId} ${seq}`

/**
 * Words answers by a language model, after they were committed as they are. Each clause is checked before anybody hears
 * it; whatever goes wrong, what was heard stands and the patient's own words complete it, within the time of the model.
 */
export const wordingsBy = (
  model: LanguageModel,
  { within }: Pick<Database, 'within'>,
  log: Log,
): Wordings => {
  const entries = new Map<string, Entry>()
  const running = new Set<Promise<void>>()
  const closing = new AbortController()
  const service = breaker(failuresAtMost, restMs)
  const allows = allowance(perMinute, perDay)

  const notify = (entry: Entry, clause?: string): void => {
    if (clause !== undefined) entry.clauses.push(clause)
    for (const wake of entry.wake) wake()
  }

  const worded = async (wanted: WordingRequest, entry: Entry): Promise<string> => {
    const { schoolId, prompt, said, checker } = wanted
    const signal = AbortSignal.any([AbortSignal.timeout(model.timeoutMs), closing.signal])
    const chosen = checker.read(said)
    try {
      const verdict = await checkedClauses(
        model.words(prompt, signal),
        chosen,
        checker,
        async (clause) => {
          const at = new Date()
          const word = await within(schoolId, (db) =>
            firstSensitiveWord(
              { db, school: { id: schoolId }, person: null, at },
              clause,
              'wording',
            ),
          )
          if (word !== undefined) return 'sensitive'
          notify(entry, clause)
          return undefined
        },
      )
      service.worked()
      return verdict
    } catch (error) {
      service.failed(Date.now())
      return signal.aborted
        ? 'time'
        : `failed: ${error instanceof Error ? error.message : 'unknown'}`
    }
  }

  const work = async (wanted: WordingRequest, entry: Entry): Promise<void> => {
    const { schoolId, sessionId, seq, prompt, said } = wanted
    const began = performance.now()
    const promptHash = createHash('sha256').update(JSON.stringify(prompt)).digest('hex')
    const verdict = await worded(wanted, entry)
    // What was heard is not taken back; what may be lacking is said as the patient said it.
    if (verdict !== 'whole' && entry.clauses.length > 0) entry.clauses.push(said)
    const clauses = [...entry.clauses]
    const ms = Math.round(performance.now() - began)
    log({ prompt: promptHash, model: model.name, verdict, ms }, 'worded')
    if (clauses.length === 0) return
    await within(schoolId, (db) =>
      wordingStore({ db, school: { id: schoolId } }).add({
        sessionId,
        seq,
        clauses,
        model: model.name,
        promptHash,
        verdict: verdict.slice(0, 200),
        createdAt: new Date(),
      }),
    )
  }

  return {
    timeoutMs: model.timeoutMs,
    begin(wanted) {
      const now = Date.now()
      const name = nameOf(wanted.schoolId, wanted.sessionId, wanted.seq)
      if (entries.has(name)) return
      const entry: Entry = { personId: wanted.personId, clauses: [], done: false, wake: new Set() }
      entries.set(name, entry)
      const over = (): void => {
        entry.done = true
        notify(entry)
        setTimeout(() => entries.delete(name), keptMs).unref()
      }
      // Whoever listens is told at once that nothing comes.
      const isFull = closing.signal.aborted || running.size >= atOnceAtMost
      if (isFull || !allows(wanted.personId, now) || !service.mayAsk(now)) return over()
      const done = work(wanted, entry)
        .catch((error: unknown) => log({ error: String(error) }, 'a wording was not kept'))
        .finally(() => {
          running.delete(done)
          over()
        })
      running.add(done)
    },
    async hear({ schoolId, personId }, sessionId, seq, from) {
      const entry = entries.get(nameOf(schoolId, sessionId, seq))
      if (!entry || entry.personId !== personId) return undefined
      if (!entry.done && entry.clauses.length <= from)
        await new Promise<void>((resolve) => {
          const wake = (): void => {
            clearTimeout(timer)
            entry.wake.delete(wake)
            resolve()
          }
          const timer = setTimeout(wake, patienceMs)
          entry.wake.add(wake)
        })
      return { clauses: entry.clauses.slice(from), done: entry.done }
    },
    async close() {
      closing.abort()
      await Promise.all(running)
    },
  }
}
