import { describe, expect, test } from 'vitest'
import { act, operation, until, type Action } from './index.ts'
import { tipOf } from './layers.ts'
import { doing, sampleSetup, through } from './sample-procedure.ts'

const tools: Action = { type: 'prepare', tools: ['needle', 'lidocaine'] }
const insert = (depth: number, target = 'right', angle = 90): Action =>
  doing('insert', { depth, angle }, target)
const refusalOf = (state: Parameters<typeof act>[0], action: Action) => {
  const done = act(state, action, state.at + 1000)
  return 'refusal' in done ? done.refusal : undefined
}

describe('what is impossible is refused in a supervisor’s words', () => {
  const { state } = through(sampleSetup(), tools)
  test.each<[Action, string, string]>([
    [doing('nothing'), 'invalid', '没有这个操作'],
    [insert(1, 'nowhere'), 'invalid', '请选择操作的部位'],
    [insert(99), 'invalid', '深度应在0.1到10cm之间'],
    [insert(Number.NaN), 'invalid', '深度应在0.1到10cm之间'],
    [doing('advance', { depth: 1 }), 'impossible', '现在没有器械在体内'],
    [doing('numb', { ml: 1 }), 'impossible', '还没有进针'],
    [doing('guarded'), 'impossible', '还没有消毒，不能开始。'],
    [{ type: 'prepare', tools: ['spoon'] }, 'invalid', '没有这件物品'],
    [{ type: 'wait', seconds: 0.5 }, 'invalid', '一次可等待1到1800秒'],
    [{ type: 'compress', strokes: [] }, 'invalid', '现在不需要胸外按压'],
    [{ type: 'undo' }, 'mode', '只有引导练习可以撤销'],
    [{ type: 'hint' }, 'mode', '考核和竞赛中没有提示'],
  ])('%j', (action, code, zh) => expect(refusalOf(state, action)).toEqual({ code, zh }))

  test('a tool that was not laid out', () =>
    expect(refusalOf(through(sampleSetup()).state, insert(1))?.zh).toBe('还没有准备穿刺针'))

  test('a second needle', () =>
    expect(refusalOf(through(sampleSetup(), tools, insert(1)).state, insert(1))?.zh).toBe(
      '器械还在体内，先取出来再进',
    ))

  test('after the end, and after the time', () => {
    const ended = through(sampleSetup(), { type: 'finish' }).state
    expect(refusalOf(ended, tools)?.code).toBe('ended')
    const late = act(state, tools, 600_000)
    expect('refusal' in late && late.refusal.code).toBe('time')
    expect(act(state, { type: 'finish' }, 600_000)).toMatchObject({
      state: { ended: { how: 'time' } },
    })
  })

  test('time does not run backwards', () =>
    expect(act(state, tools, 0)).toEqual({
      refusal: { code: 'invalid', zh: '时间不能倒流' },
    }))
})

describe('the needle feels what it passes', () => {
  test.each([
    [0.1, 90, 'skin', '皮肤'],
    [0.8, 90, 'muscle', '肌层'],
    [2.5, 90, 'effusion', '落空感'],
    [2.5, 20, 'muscle', '肌层'],
    [7, 90, 'lung', '针尖随呼吸摆动'],
  ])('%f cm at %i° is in the %s', (depth, angle, tissue, words) => {
    const { state, last } = through(sampleSetup(), tools, insert(depth, 'right', angle))
    expect(tipOf(state.instrument)).toBe(tissue)
    expect(last).toContain(words)
  })

  test('bone stops it', () => {
    const { state } = through(sampleSetup(), tools, insert(6, 'bone'))
    expect(state.instrument?.depth).toBeLessThan(0.3)
  })

  test('a vessel bleeds, and pressing while stopping handles it', () => {
    const { state } = through(sampleSetup(), tools, insert(1, 'vessel'))
    expect(state.troubles[0]).toMatchObject({ id: 'vessel-injury', seq: 2 })
    const wait: Action = { type: 'wait', seconds: 300 }
    const left = through(sampleSetup(), tools, insert(1, 'vessel'), wait).state
    const mended = through(
      sampleSetup(),
      tools,
      insert(1, 'vessel'),
      doing('out'),
      doing('stop'),
      doing('press'),
      wait,
    ).state
    expect(left.vitals.SBP).toBeLessThan(105)
    expect(mended.vitals.SBP).toBeGreaterThan(left.vitals.SBP + 10)
  })

  test('what lies beneath is drawn, and only then seen', () => {
    const setup = sampleSetup('examination', 1, { is: { colour: 'bloody' } })
    const before = through(setup, tools, insert(2.5))
    expect(JSON.stringify(operation.view(before.state))).not.toContain('血性')
    const after = through(setup, tools, insert(2.5), doing('draw', { ml: 50 }))
    expect(after.last).toContain('引出血性液体50mL，共50mL。')
    expect(operation.view(after.state).drawn).toEqual({ ml: 50, look: '血性液体' })
  })

  test('a drained pool is shallower, until the needle meets what lies behind', () => {
    const draws = Array.from({ length: 3 }, () => doing('draw', { ml: 500 }))
    const { state } = through(sampleSetup(), tools, insert(3.5), ...draws)
    expect(state.troubles.map(({ id }) => id)).toContain('lung-injury')
  })
})

describe('anaesthetic', () => {
  test('a numbed layer does not hurt', () => {
    const sore = through(sampleSetup(), tools, insert(0.15))
    expect(sore.state.measures['pain']).toBe(2)
    const again = through(
      sampleSetup(),
      tools,
      insert(0.15),
      doing('draw', { ml: 0 }),
      doing('numb', { ml: 2 }),
      { type: 'wait', seconds: 30 },
      doing('out'),
      insert(0.15),
    )
    expect(again.state.measures['pain']).toBe(2)
    expect(again.state.measures['blind']).toBeUndefined()
  })

  test.each([
    ['in a vessel', 'vessel', 2],
    ['too much of it', 'right', 15],
  ])('%s poisons', (_, target, ml) => {
    const { state } = through(sampleSetup(), tools, insert(0.8, target), doing('numb', { ml }))
    expect(state.troubles.map(({ id }) => id)).toContain('anaesthetic-toxicity')
  })

  test('without aspirating it is blind', () =>
    expect(
      through(sampleSetup(), tools, insert(0.8), doing('numb', { ml: 1 })).state.measures['blind'],
    ).toBe(1))
})

describe('asepsis', () => {
  const cleanly = [tools, doing('wash'), doing('disinfect'), doing('gloves')]
  const cleanOf = (...actions: Action[]) => {
    const { state } = through(sampleSetup(), ...actions)
    return state.done.findLast(({ deed }) => deed === 'insert')?.clean
  }
  test.each<[string, Action[], boolean]>([
    ['with all of it', cleanly, true],
    ['with bare hands', [tools, doing('disinfect')], false],
    ['without disinfecting', [tools, doing('gloves')], false],
    ['after touching the mask', [...cleanly, doing('adjust-mask')], false],
    ['with new gloves', [...cleanly, doing('adjust-mask'), doing('change-gloves')], true],
  ])('%s', (_, before, clean) => expect(cleanOf(...before, insert(1))).toBe(clean))

  test('what soiled hands touched is soiled, until it is changed and disinfected anew', () => {
    const soiled = [tools, doing('disinfect'), insert(1), doing('out'), doing('gloves')]
    expect(cleanOf(...soiled, insert(1))).toBe(false)
    expect(cleanOf(...soiled, doing('change-kit'), doing('disinfect'), insert(1))).toBe(true)
  })
})

describe('the body', () => {
  const faint = doing('faint')
  const seconds = (n: number): Action => ({ type: 'wait', seconds: n })

  test('a vasovagal reaction falls within 20 s and is mended by stopping and lying flat', () => {
    const { state, last } = through(sampleSetup(), faint, seconds(20))
    expect(state.vitals.SBP).toBeLessThan(108)
    expect(last).toContain('头晕')
    const left = through(sampleSetup(), faint, seconds(120)).state
    const helped = through(
      sampleSetup(),
      faint,
      doing('stop'),
      doing('lay-flat'),
      doing('oxygen'),
      seconds(120),
    ).state
    expect(left.vitals.SBP).toBeLessThan(95)
    expect(helped.vitals.SBP).toBeGreaterThan(112)
  })

  test('two short whiles bring the same as a long one', () => {
    const { state } = through(sampleSetup(), faint)
    expect(until(until(state, state.at + 700), state.at + 31_400)).toEqual(
      until(state, state.at + 31_400),
    )
  })

  test('looking on changes nothing that is kept', () => {
    const { state } = through(sampleSetup(), faint)
    const looked = until(state, state.at + 5000)
    expect(looked.seq).toBe(state.seq)
    const later = act(state, doing('measure'), state.at + 5000)
    expect('state' in later && later.state.vitals).toEqual(
      (() => {
        const done = act(looked, doing('measure'), looked.at)
        return 'state' in done ? done.state.vitals : undefined
      })(),
    )
  })
})

describe('taking back, in guided mode', () => {
  test('undoes what was done and keeps the count of events', () => {
    const setup = sampleSetup('guided')
    const before = through(setup, tools, doing('wash')).state
    const { state } = through(setup, tools, doing('wash'), doing('faint'), { type: 'undo' })
    expect(state.troubles).toEqual([])
    expect(state.done).toEqual(before.done)
    expect(state.seq).toBe(4)
  })

  test('evidence names the events as they were kept', () => {
    const actions: Action[] = [tools, doing('wash'), { type: 'undo' }, insert(1)]
    const { state } = through(sampleSetup('guided'), ...actions, doing('faint'), { type: 'undo' })
    expect(state.done.map(({ seq }) => seq)).toEqual([4])
  })
})
