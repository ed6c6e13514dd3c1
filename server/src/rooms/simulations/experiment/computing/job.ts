import {
  acting,
  assessing,
  continuing,
  keptOf,
  playing,
  reachable,
  RefusedEvent,
  runOf,
  settle,
  type Action,
  type Assessment,
  type Direction,
  type KeptRun,
  type Protocol,
  type Refused,
  type RunEvent,
  type SeedPlay,
  type Setup,
} from '@xinglin/simulation/practical'

/** What an engine is asked for, as plain data. */
export type Job =
  | {
      readonly kind: 'act'
      readonly setup: Setup
      /** Where the run stood when it was kept last, and what happened since. */
      readonly kept: KeptRun | undefined
      readonly events: readonly RunEvent[]
      readonly action: Action
      readonly steps: number
      /** Seconds by the server’s clock since the experiment began. */
      readonly elapsed: number
    }
  | { readonly kind: 'assess'; readonly setup: Setup; readonly events: readonly RunEvent[] }
  | {
      readonly kind: 'play'
      readonly protocol: Protocol
      readonly seed: number
      /** Where each step will go, most likely. */
      readonly expected: Readonly<Record<string, Direction>>
    }

/** What came of it, as plain data. Every run that was gone on with comes back, however it ended: nothing is computed twice. */
export type JobResult =
  | { readonly kind: 'acted'; readonly kept: KeptRun; readonly refused: Refused | undefined }
  | { readonly kind: 'ahead'; readonly kept: KeptRun }
  | { readonly kind: 'assessed'; readonly assessment: Assessment }
  | { readonly kind: 'played'; readonly play: SeedPlay }
  /** An event of the past is refused by the engine as it is today. */
  | { readonly kind: 'not-replayed'; readonly zh: string }
  /** The time was over before the work was. */
  | { readonly kind: 'unfinished'; readonly kept: KeptRun | undefined }

/** A job under way: a slice at a time, and what can be kept of it when it is stopped between two slices. */
export type Task = {
  readonly going: Generator<undefined, JobResult>
  readonly stopped: () => JobResult
}

const actingTask = (job: Extract<Job, { kind: 'act' }>): Task => {
  const run = runOf(job.setup, job.kept)
  function* going(): Generator<undefined, JobResult> {
    if (job.events.length > 0) {
      yield* continuing(run, job.events)
      settle(run)
    }
    if (job.steps * run.bench.model.dt > reachable(run, job.elapsed))
      return { kind: 'ahead', kept: keptOf(run) }
    const refused = yield* acting(run, job.action, job.steps)
    if (!refused) settle(run)
    return { kind: 'acted', kept: keptOf(run), refused }
  }
  return { going: going(), stopped: () => ({ kind: 'unfinished', kept: keptOf(run) }) }
}

const stopped = (): JobResult => ({ kind: 'unfinished', kept: undefined })

function* assessed({
  setup,
  events,
}: Extract<Job, { kind: 'assess' }>): Generator<undefined, JobResult> {
  return { kind: 'assessed', assessment: yield* assessing(setup, events) }
}

function* played(job: Extract<Job, { kind: 'play' }>): Generator<undefined, JobResult> {
  const { protocol, seed, expected } = job
  const play = yield* playing(protocol, seed, (step) => expected[step] ?? 'none')
  return { kind: 'played', play }
}

function* answering(going: Generator<undefined, JobResult>): Generator<undefined, JobResult> {
  try {
    return yield* going
  } catch (error) {
    if (error instanceof RefusedEvent) return { kind: 'not-replayed', zh: error.zh }
    throw error
  }
}

const begun = (job: Job): Task => {
  if (job.kind === 'act') return actingTask(job)
  return { going: job.kind === 'assess' ? assessed(job) : played(job), stopped }
}

/** Begins a job; nothing is computed before its first slice. */
export const taskOf = (job: Job): Task => {
  const task = begun(job)
  return { ...task, going: answering(task.going) }
}
