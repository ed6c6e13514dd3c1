import type { Database, Db } from './database.ts'

/** What a batch is done in: a transaction of one school. */
type Batch = { readonly db: Db; readonly school: { readonly id: string } }

type Waiting<I, O> = {
  readonly input: I
  readonly resolve: (output: O) => void
  readonly reject: (error: unknown) => void
}

type Queue<I, O> = { readonly waiting: Waiting<I, O>[]; running: number }

/** How many inputs one transaction takes, and how many transactions of one school run at once in this process. */
type Sizes = { readonly maxInputs: number; readonly maxTransactions: number }

// While the answers of one batch are sent, the next is at the database already; larger ones would keep the first of them
// waiting for the last.
const defaultSizes: Sizes = { maxInputs: 64, maxTransactions: 2 }

/**
 * Gathers what many ask of one school at the same time into few transactions: while they are under way, others gather for the
 * next. Each is answered after the commit; a failure is everybody's of that batch. `work` answers in the order of its inputs.
 * Whoever waits must hold no connection: within a visit by `visit.apart`.
 */
export const inBatches = <I, O>(
  database: Database,
  work: (batch: Batch, inputs: readonly I[]) => Promise<readonly O[]>,
  { maxInputs, maxTransactions }: Sizes = defaultSizes,
): ((schoolId: string, input: I) => Promise<O>) => {
  const queues = new Map<string, Queue<I, O>>()
  const run = async (schoolId: string, batch: readonly Waiting<I, O>[]): Promise<void> => {
    try {
      const outputs = await database.within(schoolId, (db) =>
        work(
          { db, school: { id: schoolId } },
          batch.map(({ input }) => input),
        ),
      )
      for (const [at, one] of batch.entries()) one.resolve(outputs[at] as O)
    } catch (error) {
      for (const one of batch) one.reject(error)
    }
  }
  const goOn = async (schoolId: string, queue: Queue<I, O>): Promise<void> => {
    while (queue.waiting.length > 0) await run(schoolId, queue.waiting.splice(0, maxInputs))
    queue.running -= 1
    if (queue.running === 0) queues.delete(schoolId)
  }
  return (schoolId, input) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(schoolId) ?? { waiting: [], running: 0 }
      queues.set(schoolId, queue)
      queue.waiting.push({ input, resolve, reject })
      if (queue.running >= maxTransactions) return
      queue.running += 1
      // What arrives in the same turn of the loop goes along.
      setImmediate(() => void goOn(schoolId, queue))
    })
}
