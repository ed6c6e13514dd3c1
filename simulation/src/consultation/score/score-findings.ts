import { examinationOf, testOf } from '#catalogue'
import type { ScoredItem } from '#assessment'
import type { CaseTest } from '#cases'
import { against, earned } from './evidence.ts'
import { costOf } from '../session/view.ts'
import type { State } from '../state/state.ts'

/** Examinations and tests beyond what this patient needs are forgiven so often. */
const forgiven = { examinations: 4, tests: 3 } as const

const one = (seq: number | undefined): readonly number[] => (seq === undefined ? [] : [seq])

/** Clean hands before the first touch. */
const washed = (state: State): readonly number[] => {
  const { hands } = state.examined
  const touched = Object.entries(state.examined).filter(
    ([id]) => examinationOf(id)?.region !== 'preparation',
  )
  return hands !== undefined && touched.length > 0 && touched.every(([, seq]) => seq > hands)
    ? [hands]
    : []
}

/** Dimension 5: what this patient must be examined for, and not everything that can be. */
export const examination = (state: State): readonly ScoredItem[] => {
  const { exam } = state.setup.script
  const irrelevant = Object.entries(state.examined).filter(
    ([id]) => examinationOf(id)?.region !== 'preparation' && !exam.some(({ item }) => item === id),
  )
  return [
    earned('E-hands', '检查前洗手', 1, washed(state), '手卫生五个时刻之一：接触患者前。'),
    earned(
      'E-privacy',
      '遮挡、保暖并告知',
      1,
      one(state.examined['privacy']),
      '尊重隐私，患者放松，体征才准。',
    ),
    ...exam
      .filter(({ points }) => points > 0)
      .map(({ item, points, why }) =>
        earned(
          `exam:${item}`,
          examinationOf(item)?.zh ?? item,
          points,
          one(state.examined[item]),
          why ?? '与本病相关的查体。',
        ),
      ),
    ...irrelevant
      .slice(forgiven.examinations)
      .map(([id, seq]) =>
        against(
          `exam:${id}`,
          `${examinationOf(id)?.zh}与病情无关`,
          1,
          [seq],
          '有目的地查体，不做无关的全身检查。',
        ),
      ),
  ]
}

const reading = (state: State, test: CaseTest): readonly ScoredItem[] => {
  if (test.reading === undefined) return []
  const { find, points } = test.reading
  const read = state.tests[test.id]?.read
  const right = read?.findings.filter((id) => find.includes(id)).length ?? 0
  const wrong = (read?.findings.length ?? 0) - right
  const share = (right - wrong) / find.length
  return [
    {
      id: `read:${test.id}`,
      zh: `判读${testOf(test.id)?.zh}`,
      max: points,
      got: points * (share < 0 ? 0 : share),
      evidence: read === undefined ? [] : [read.seq],
      why:
        read === undefined
          ? '没有自己判读。'
          : `读出${right}处，应有${find.length}处，多读${wrong}处。`,
    },
  ]
}

const timely = (state: State, { id, within }: CaseTest): readonly ScoredItem[] => {
  if (within === undefined) return []
  const ongoing = state.tests[id]
  const soon = ongoing?.came !== undefined && ongoing.readyAt <= within.minutes * 60
  const zh = `${within.minutes}分钟内完成${testOf(id)?.zh}`
  return [
    earned(
      `in-time:${id}`,
      zh,
      within.points,
      soon ? one(ongoing.came) : [],
      '时间窗内的检查才改变结局。',
    ),
  ]
}

const ordered = (state: State, test: CaseTest): readonly ScoredItem[] => {
  const ongoing = state.tests[test.id]
  const zh = testOf(test.id)?.zh ?? test.id
  const why = test.why ?? '有助于诊断或治疗。'
  if (test.necessity === 'waste')
    return ongoing === undefined
      ? []
      : [against(`test:${test.id}`, `${zh}不必要`, test.penalty ?? 1.5, [ongoing.seq], why)]
  return [
    ...(test.points > 0
      ? [earned(`test:${test.id}`, zh, test.points, one(ongoing?.came), why)]
      : []),
    ...timely(state, test),
    ...reading(state, test),
  ]
}

/** Dimension 6: the tests that change what is done, in time, read by oneself, without waste. */
export const testing = (state: State): readonly ScoredItem[] => {
  const { tests, rubric } = state.setup.script
  const others = Object.entries(state.tests).filter(([id]) => !tests.some((test) => test.id === id))
  // Serial tests are those that the case has later results of; to repeat another answers no question.
  const again = state.repeats
    .filter(({ test: id }) => tests.find((test) => test.id === id)?.later === undefined)
    .map(({ test: id, seq }) => [`${id}#${seq}`, id, seq] as const)
  const cost = costOf(state)
  return [
    ...tests.flatMap((test) => ordered(state, test)),
    ...[...others.map(([id, { seq }]) => [id, id, seq] as const), ...again]
      .slice(forgiven.tests)
      .map(([item, id, seq]) =>
        against(
          `test:${item}`,
          `${testOf(id)?.zh}与病情无关`,
          0.5,
          [seq],
          '每项检查都要回答一个问题。',
        ),
      ),
    ...state.harms
      .filter(({ kind }) => kind === 'test')
      .map(({ id, zh, why, seq, penalty }) =>
        against(id, `开了有害的检查：${zh}`, penalty, [seq], why),
      ),
    ...(cost > rubric.budget
      ? [
          against(
            'budget',
            `检查费用${cost}元，超过${rubric.budget}元`,
            3,
            Object.values(state.tests)
              .map(({ seq }) => seq)
              .slice(-1),
            '过度检查增加负担并延误。',
          ),
        ]
      : []),
  ]
}
