import type { Session } from '@xinglin/contract/identity'
import {
  beginOperation,
  getOperation,
  performAction,
  watchOperation,
} from '@xinglin/contract/simulations/operation'
import { demoProcedures } from '@xinglin/content'
import { goldenWay, type Action } from '@xinglin/simulation/operation'
import type { Procedure } from '@xinglin/simulation/procedures'
import { approached, granted, type ItemOfRound } from './learning.ts'
import { ask, type Measured } from './signed.ts'

/** The course, and in it the procedure, that everybody does: the first of its operations. */
export const courseOfBench = '床旁穿刺'

/** The procedure that everybody does. */
export const procedureOfBench = (): Procedure => {
  const procedure = demoProcedures().find(({ slug }) => slug === 'thoracentesis')
  if (!procedure) throw new Error('the procedure of the bench is missing')
  return procedure.procedure
}

const wayOf = (procedure: Procedure): readonly Action[] => {
  const [variant] = procedure.variants
  if (!variant) throw new Error('the procedure of the bench has no patient')
  const { log } = goldenWay({ procedure, variant, seed: 1, mode: 'practice' }).state
  return log.flatMap(({ action }) => (action.type === 'finish' ? [] : [action]))
}
const way = wayOf(procedureOfBench())

/** A student at the bedside; each action is prepared and opened off the clock, the monitor is asked for between two. */
export class Operating {
  readonly port: number
  readonly session: Session
  readonly student: number
  place: ItemOfRound | undefined
  id = ''
  seq = 0
  acknowledged = 0

  constructor(port: number, session: Session, student: number) {
    this.port = port
    this.session = session
    this.student = student
  }

  /** Begins to learn, up to the door of the operation. */
  async approach(courseId: string): Promise<void> {
    this.place = await approached(this.port, this.session, courseId, 'operation')
  }

  #opened({ Data }: Measured): void {
    const { SessionId, Seq } = Data as { SessionId: string; Seq: number }
    this.id = SessionId
    this.seq = Seq
  }

  /** The stage, in one call. */
  async open(): Promise<Measured> {
    const opened = await granted(
      this.port,
      beginOperation,
      { ...this.place, Proceed: 0 },
      this.session,
    )
    this.#opened(opened)
    return opened
  }

  /** Comes back to the stage. */
  async comeBack(): Promise<Measured> {
    const opened = await granted(this.port, getOperation, { SessionId: this.id }, this.session)
    this.#opened(opened)
    return opened
  }

  /** Does the next thing of the expert's way, each from another place in it. What a supervisor stops is an answer and no event. */
  async act(number: number): Promise<Measured> {
    // The page asks for the patient every three seconds: three times between two actions.
    for (let n = 0; n < 3; n += 1)
      await granted(this.port, watchOperation, { SessionId: this.id }, this.session)
    const answered = await ask(
      this.port,
      performAction,
      {
        SessionId: this.id,
        Seq: this.seq,
        ClientActionId: `bench-${this.student}-${this.seq}-${performance.now().toFixed(0)}`,
        Action: way[(number + this.student) % way.length],
      },
      this.session,
    )
    if (answered.Code === 0) {
      this.seq = (answered.Data as { Seq: number }).Seq
      this.acknowledged += 1
    }
    return answered
  }
}
