import {
  beginOperation,
  finishOperation,
  performAction,
} from '@xinglin/contract/simulations/operation'
import { goldenWay } from '@xinglin/simulation/operation'
import { actionId } from './action-id.ts'
import type { TestApp } from './app.ts'
import { atItem } from './learner.ts'
import { firstProcedure } from './operations.ts'
import type { Answered, Visitor } from './visitor.ts'

/** Somebody at the bedside, one action after the other. */
export class Operating {
  readonly visitor: Visitor
  readonly entered: Answered
  readonly where: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
  }
  readonly app: TestApp
  seq: number
  /** Every answer so far, as text. */
  readonly told: string[] = []

  constructor(app: TestApp, visitor: Visitor, where: Operating['where'], entered: Answered) {
    this.app = app
    this.visitor = visitor
    this.where = where
    this.entered = entered
    this.seq = entered.Data?.Seq ?? 0
    this.told.push(JSON.stringify(entered))
  }

  get SessionId(): string {
    return this.entered.Data.SessionId as string
  }

  async act(Action: object, more: object = {}): Promise<Answered> {
    const answered = await this.visitor.calls(performAction, {
      SessionId: this.SessionId,
      Seq: this.seq,
      ClientActionId: actionId(),
      Action,
      ...more,
    })
    if (answered.Code === 0) this.seq = answered.Data.Seq
    this.told.push(JSON.stringify(answered))
    return answered
  }

  async must(Action: object): Promise<Answered> {
    const answered = await this.act(Action)
    if (answered.Code !== 0) throw new Error(`${JSON.stringify(Action)}: ${answered.Msg}`)
    return answered
  }

  /** Goes the expert's way up to a number of its deeds; where the expert takes time, it is waited. */
  async goTheGoldenWay(patient: string, most = Infinity): Promise<void> {
    const procedure = firstProcedure()
    const variant = procedure.variants.find(({ id }) => id === patient)
    if (!variant) throw new Error('no patient')
    const { rows } = await this.app.database.global.execute<{ seed: number }>(
      `select seed from operation_session where id = '${this.SessionId}'`,
    )
    const seed = rows[0]?.seed ?? 0
    const { log } = goldenWay({ procedure, variant, seed, mode: 'practice' }).state
    for (const { action, elapsed } of log.slice(0, most)) {
      if (action.type === 'finish') return
      const seconds = Math.floor(elapsed / 1000)
      if (seconds > 0) await this.must({ type: 'wait', seconds })
      await this.must(action)
    }
  }

  finish(): Promise<Answered> {
    return this.visitor.calls(finishOperation, { SessionId: this.SessionId })
  }
}

/** Signs somebody in and opens an operation course of the fixture, up to the session of one of its items. */
export const operate = async (
  app: TestApp,
  login: string,
  name = 'a.operation',
  item = 0,
): Promise<Operating> => {
  const { visitor, where } = await atItem(app, login, name, item)
  return new Operating(app, visitor, where, await visitor.calls(beginOperation, where))
}
