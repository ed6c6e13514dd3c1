import { act, ask, createSession } from '@xinglin/contract/simulations/consultation'
import { rehearsedWay } from './golden.ts'
import { actionId } from './action-id.ts'
import type { TestApp } from './app.ts'
import { atItem } from './learner.ts'
import type { Answered, Visitor } from './visitor.ts'

/** Somebody in a consultation, one action after the other. */
export class Consulting {
  readonly visitor: Visitor
  readonly entered: Answered
  readonly where: {
    readonly CourseId: string
    readonly ProgressId: string
    readonly ItemId: string
  }
  seq = 0
  /** Every answer so far, as text. */
  readonly told: string[] = []

  constructor(visitor: Visitor, where: Consulting['where'], entered: Answered) {
    this.visitor = visitor
    this.where = where
    this.entered = entered
    this.seq = entered.Data?.Seq ?? 0
    this.told.push(JSON.stringify(entered))
  }

  get SessionId(): string {
    return this.entered.Data.SessionId as string
  }

  async ask(Text: string, more: object = {}): Promise<Answered> {
    return this.#done(ask, { Text, ...more })
  }

  async act(Action: object, more: object = {}): Promise<Answered> {
    return this.#done(act, { Action, ...more })
  }

  async #done(call: typeof ask | typeof act, what: object): Promise<Answered> {
    const answered = await this.visitor.calls(call, {
      SessionId: this.SessionId,
      Seq: this.seq,
      ClientActionId: actionId(),
      ...what,
    })
    this.told.push(JSON.stringify(answered))
    if (answered.Code === 0) this.seq = answered.Data.Seq
    return answered
  }

  /** Goes the way of the case's author; what is refused is a mistake of the test. */
  async goTheGoldenWay(): Promise<void> {
    for (const step of rehearsedWay()) {
      const answered = 'ask' in step ? await this.ask(step.ask) : await this.act(step.act)
      if (answered.Code !== 0) throw new Error(`${JSON.stringify(step)}: ${answered.Msg}`)
    }
  }
}

/** Signs somebody in and opens a consultation course of the fixture, up to its session. */
export const consult = async (
  app: TestApp,
  login: string,
  name = 'a.consultation',
): Promise<Consulting> => {
  const { visitor, where } = await atItem(app, login, name)
  return new Consulting(visitor, where, await visitor.calls(createSession, where))
}
