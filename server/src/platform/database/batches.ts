import type { Database, Db } from './database.ts'

/** What a batch is done in: a transaction of one school. */
type Batch = { readonly db: Db; readonly school: { readonly id: string } }

type Waiting<I, O> = {
  readonly input: I
  readonly resolve: (output: O) => void
  readonly reject: (error: unknown) => void
}

/** As many as one transaction takes: more would keep the first of them waiting for the last. */
const maxAtOnce = 200

/**
 * Gathers what many ask of one school at the same time into one transaction: while one is under way, others gather for the
 * next. Each is answered after the commit; a failure is everybody's of that batch. `work` answers in the order of its inputs.
 * Whoever waits must hold no connection: within a visit by `visit.apart`.
 */
export const inBatches = <I, O>(
  database: Database,
  work: (batch: Batch, inputs: readonly I[]) => Promise<readonly O[]>,
): ((schoolId: string, input: I) => Promise<O>) => {
  const schools = new Map<string, Waiting<I, O>[]>()
  const goOn = async (schoolId: string): Promise<void> => {
    const waiting = schools.get(schoolId)?.splice(0, maxAtOnce) ?? []
    if (waiting.length === 0) return void schools.delete(schoolId)
    try {
      const outputs = await database.within(schoolId, (db) =>
        work(
          { db, school: { id: schoolId } },
          waiting.map(({ input }) => input),
        ),
      )
      for (const [at, one] of waiting.entries()) one.resolve(outputs[at] as O)
    } catch (error) {
      for (const one of waiting) one.reject(error)
    }
    return goOn(schoolId)
  }
  return (schoolId, input) =>
    new Promise((resolve, reject) => {
      const waiting = schools.get(schoolId)
      if (waiting) return void waiting.push({ input, resolve, reject })
      schools.set(schoolId, [{ input, resolve, reject }])
      // What arrives in the same turn of the loop goes along.
      return void setImmediate(() => void goOn(schoolId))
    })
}
