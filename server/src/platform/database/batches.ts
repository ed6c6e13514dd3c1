import type { Database, Db } from './database.ts'

type Waiting<I, O> = {
  readonly input: I
  readonly resolve: (output: O) => void
  readonly reject: (error: unknown) => void
}

/** How many inputs are worked on together, and how many such batches are under way at once in this process. */
type Sizes = { readonly maxInputs: number; readonly maxBatches: number }

// While the answers of one batch are sent, the next is at the database already; larger ones would keep the first of them
// waiting for the last.
const defaultSizes: Sizes = { maxInputs: 64, maxBatches: 2 }

/**
 * Gathers what many ask at the same time: while some batches are under way, others gather for the next. Each is answered when
 * its batch is done; a failure is everybody's of that batch. `work` answers in the order of its inputs.
 */
export const gather = <I, O>(
  work: (inputs: readonly I[]) => Promise<readonly O[]>,
  { maxInputs, maxBatches }: Sizes = defaultSizes,
): ((input: I) => Promise<O>) => {
  const waiting: Waiting<I, O>[] = []
  let running = 0
  const run = async (batch: readonly Waiting<I, O>[]): Promise<void> => {
    try {
      const outputs = await work(batch.map(({ input }) => input))
      for (const [at, one] of batch.entries()) one.resolve(outputs[at] as O)
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }
  const goOn = async (): Promise<void> => {
    while (waiting.length > 0) await run(waiting.splice(0, maxInputs))
    running -= 1
  }
  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (running >= maxBatches) return
      running += 1
      // What arrives in the same turn of the loop goes along.
      setImmediate(() => void goOn())
    })
}

/** What a batch of a school is done in: a transaction of it. */
type Batch = { readonly db: Db; readonly school: { readonly id: string } }

/** Gathers what is asked of each school by itself. */
const perSchool = <I, O>(
  work: (schoolId: string, inputs: readonly I[]) => Promise<readonly O[]>,
  sizes: Sizes,
): ((schoolId: string, input: I) => Promise<O>) => {
  const schools = new Map<string, (input: I) => Promise<O>>()
  return (schoolId, input) => {
    const ask = schools.get(schoolId) ?? gather<I, O>((inputs) => work(schoolId, inputs), sizes)
    schools.set(schoolId, ask)
    return ask(input)
  }
}

/**
 * The same for what is asked of one school: a batch is a transaction, and each is answered after its commit. Whoever waits
 * must hold no connection: within a visit by `visit.apart`.
 */
export const inBatches = <I, O>(
  database: Database,
  work: (batch: Batch, inputs: readonly I[]) => Promise<readonly O[]>,
  sizes: Sizes = defaultSizes,
): ((schoolId: string, input: I) => Promise<O>) =>
  perSchool(
    (id, inputs) => database.within(id, (db) => work({ db, school: { id } }, inputs)),
    sizes,
  )

/** Where batches are worked on, and who hears why one failed. */
export type BatchContext = {
  readonly database: Database
  readonly report: (what: string, fault: unknown) => void
}

/**
 * The same for what can be done alone as well: where a batch failed, each of it is answered undefined, for the caller to try
 * by itself; `report` hears once why.
 */
export const inBatchesOrAlone = <I, O>(
  { database, report }: BatchContext,
  work: (batch: Batch, inputs: readonly I[]) => Promise<readonly (O | undefined)[]>,
  sizes: Sizes = defaultSizes,
): ((schoolId: string, input: I) => Promise<O | undefined>) =>
  perSchool<I, O | undefined>(async (id, inputs) => {
    try {
      return await database.within(id, (db) => work({ db, school: { id } }, inputs))
    } catch (error) {
      report('a batch is done one by one', error)
      return inputs.map(() => undefined)
    }
  }, sizes)
