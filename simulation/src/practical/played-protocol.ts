import { error, unless, type Problem } from '#form'
import { assessing, type Assessment } from './assess.ts'
import { clickedThrough } from './clicked-through.ts'
import { goldenWay } from './golden.ts'
import type { Direction, Protocol } from './protocol.ts'
import { engineOf, RefusedEvent } from './run.ts'

/** The specimens that a protocol is played on before it is handed in. */
export const playedSeeds = [3, 17, 2026] as const

/** What the author's way brought on one specimen: each step's figures and direction, what it is worth, and nothing and everything. */
export type SeedPlay = {
  readonly seed: number
  /** Why the way could not be gone; empty where it could. */
  readonly refusal: string
  readonly steps: readonly {
    readonly id: string
    readonly before: number | null
    readonly after: number | null
    readonly direction: Direction | null
  }[]
  readonly golden: number
  readonly empty: number
  readonly everything: number
}

/** A protocol with other directions of its steps. */
const directed = (protocol: Protocol, of: (step: string) => Direction): Protocol => ({
  ...protocol,
  steps: protocol.steps.map((step) => ({
    ...step,
    response: { ...step.response, expect: of(step.id) },
  })),
})

/** What of a protocol and its engine decides how it plays; texts may change without playing it again. */
export const playedPart = ({
  id: _id,
  version: _version,
  title: _title,
  difficulty: _difficulty,
  minutes: _minutes,
  specimen: _specimen,
  purpose: _purpose,
  principle: _principle,
  materials: _materials,
  safety: _safety,
  welfare: _welfare,
  ...rest
}: Protocol) => ({
  ...rest,
  engine: engineOf(rest),
  questions: rest.questions.map(({ id, answer }) => ({ id, answer })),
  steps: rest.steps.map(({ zh: _zh, how: _how, why: _why, seconds: _seconds, ...step }) => step),
})

function* golden(
  protocol: Protocol,
  seed: number,
): Generator<undefined, Pick<Assessment, 'sheet' | 'steps'>> {
  const expected = new Map(protocol.steps.map(({ id, response }) => [id, response.expect]))
  const way = goldenWay(protocol, (step) => expected.get(step) ?? 'none')
  return yield* assessing({ protocol, seed }, way)
}

const refusalIn = (protocol: Protocol, refused: RefusedEvent): string => {
  const { action, zh } = refused
  const step = 'step' in action ? protocol.steps.find(({ id }) => id === action.step) : undefined
  return step ? `“${step.zh}”：${zh}` : zh
}

/**
 * Plays a protocol on one specimen: the author's way, whatever directions it shows, then nothing, then everything clicked
 * through. `guess` says where a step will go, most likely; where it is right the way is gone once.
 */
export function* playing(
  composed: Protocol,
  seed: number,
  guess: (step: string) => Direction,
): Generator<undefined, SeedPlay> {
  const guessed = directed(composed, guess)
  try {
    let { sheet, steps } = yield* golden(guessed, seed)
    const shown = new Map(steps.map(({ id, shown: direction }) => [id, direction ?? 'none']))
    const protocol = directed(composed, (step) => shown.get(step) ?? 'none')
    const isGuessed = steps.every(({ expected, shown: direction }) => expected === direction)
    if (!isGuessed) ({ sheet, steps } = yield* golden(protocol, seed))
    const nothing = yield* assessing({ protocol, seed }, [])
    const clicked = yield* clickedThrough({ protocol, seed })
    const everything = yield* assessing({ protocol, seed }, clicked)
    return {
      seed,
      refusal: '',
      steps: steps.map(({ id, before, after, shown: direction }) => ({
        id,
        before,
        after,
        direction,
      })),
      golden: sheet.composite ?? 0,
      empty: nothing.sheet.composite ?? 0,
      everything: everything.sheet.composite ?? 0,
    }
  } catch (refused) {
    if (!(refused instanceof RefusedEvent)) throw refused
    const refusal = refusalIn(composed, refused)
    return { seed, refusal, steps: [], golden: 0, empty: 0, everything: 0 }
  }
}

const arrows: Readonly<Record<Direction, string>> = { up: '↑', down: '↓', none: '→' }

/** What is wrong with how a specimen was played as a whole. */
const playProblems = ({ seed, refusal, golden: worth, empty, everything }: SeedPlay) =>
  refusal === ''
    ? [
        ...unless(worth >= 90, error('', `${seed}号标本：照示范做只得${worth}分，应不低于90分`)),
        ...unless(empty < 60, error('', `${seed}号标本：什么都不做也得${empty}分，应低于60分`)),
        ...unless(
          everything < 60,
          error('', `${seed}号标本：每样都点一遍就得${everything}分，应低于60分`),
        ),
      ]
    : [error('', `${seed}号标本：照示范做时被拒绝：${refusal}`)]

/**
 * A composed protocol with the directions and ranges that its plays found; only where every specimen was played, goes the
 * same way in each step, and earns what it should. A step that goes another way than in the base must say why anew.
 */
export const settledProtocol = (
  base: Protocol,
  composed: Protocol,
  plays: readonly SeedPlay[],
): { readonly protocol: Protocol | undefined; readonly problems: readonly Problem[] } => {
  const isPlayed = playedSeeds.every((seed) => plays.some((one) => one.seed === seed))
  const problems: Problem[] = [
    ...unless(isPlayed, error('', '还没有在三只标本上试演；试演通过后才能提交审核')),
    ...plays.flatMap(playProblems),
  ]
  const whole = plays.filter(({ refusal }) => refusal === '')
  const steps = composed.steps.map((step, at) => {
    const matchingSteps = whole.flatMap(
      ({ steps: own }) => own.find(({ id }) => id === step.id) ?? [],
    )
    const [first] = matchingSteps
    const direction = first?.direction ?? 'none'
    const path = `steps.${at}`
    if (matchingSteps.some((one) => one.direction === null))
      problems.push(
        error(`${path}.response`, `“${step.zh}”在有的标本上读不出数值，请换测量方法或测量时段`),
      )
    else if (matchingSteps.some((one) => one.direction !== direction))
      problems.push(
        error(
          `${path}.response`,
          `“${step.zh}”在三只标本上方向不一（${matchingSteps.map((one) => arrows[one.direction ?? 'none']).join(' ')}），请调整参数、剂量、测量时段或最小变化`,
        ),
      )
    else if (first) {
      const before = base.steps.find(({ id }) => id === step.id)
      const isOther = before !== undefined && before.response.expect !== direction
      if (isOther && before.why.trim() === step.why.trim())
        problems.push(
          error(
            `${path}.why`,
            `“${step.zh}”的结果由${arrows[before.response.expect]}变为${arrows[direction]}，请改写“为什么”`,
          ),
        )
    }
    const changes = matchingSteps.flatMap(({ before, after }) =>
      before === null || after === null ? [] : [after - before],
    )
    const response = {
      ...step.response,
      expect: direction,
      ...(changes.length > 0 && {
        found: [
          changes.reduce((least, one) => (one < least ? one : least)),
          changes.reduce((most, one) => (one > most ? one : most)),
        ],
      }),
    }
    return { ...step, response }
  })
  return { protocol: problems.length === 0 ? { ...composed, steps } : undefined, problems }
}
