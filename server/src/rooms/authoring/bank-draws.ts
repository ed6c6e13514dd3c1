import { type BankDraw, quizBankTypes, type CourseContent } from '@xinglin/contract/authoring'
import type { QuestionForm } from '@xinglin/contract/questions'
import { solveBlueprint } from '@xinglin/simulation/papers'
import type { Question, QuizDraw } from '#courses/versions'
import type { TenantContext } from '#platform/visit'
import { holdStore, questionPool, type PoolQuestion } from '#questions'
import { itemsIn } from './content.ts'

/** The questions that draws of a quiz may show, by the draw's id; none of them twice in one quiz. */
export type BankPools = ReadonlyMap<string, readonly PoolQuestion[]>

const truths = ['正确', '错误']
const isAskable = ({ type }: Pick<PoolQuestion, 'type'>): boolean =>
  quizBankTypes.some((one) => one === type)

/** The draws of each quiz of a draft. */
const drawsIn = (content: CourseContent): (readonly BankDraw[])[] =>
  itemsIn(content).flatMap(({ Body }) =>
    Body.Kind === 'quiz' && Body.Draws.length > 0 ? [Body.Draws] : [],
  )

/** What the bank has now for the draws of a draft, quiz by quiz: chosen questions as far as they are usable, shared-out pools for the rest. */
export const bankPools = async (
  tenant: TenantContext,
  content: CourseContent,
): Promise<{ readonly pools: BankPools; readonly named: readonly PoolQuestion[] }> => {
  const quizzes = drawsIn(content)
  const all = quizzes.flat()
  const bank = questionPool(tenant)
  const named = await bank.among([...new Set(all.flatMap(({ Questions }) => Questions))])
  const open = all.filter(({ Questions }) => Questions.length === 0)
  const fitting = await bank.ofTypes([...new Set(open.map(({ Type }) => Type))])
  const byId = new Map([...fitting.map((one) => [one.id, one] as const), ...named])
  // A quiz tells its keys: what an examination holds is not asked there.
  const held = await holdStore(tenant).among([...byId.keys()])
  const pools = new Map<string, readonly PoolQuestion[]>()
  for (const draws of quizzes) {
    const chosen = new Set(draws.flatMap(({ Questions }) => Questions))
    const cells = draws
      .filter(({ Questions }) => Questions.length === 0)
      .map((draw) => ({
        id: draw.Id,
        type: draw.Type,
        theme: draw.Theme,
        difficulty: draw.Difficulty,
        count: draw.Count,
      }))
    const candidates = fitting.filter(({ id }) => !chosen.has(id) && !held.has(id))
    const solved = solveBlueprint('', cells, candidates, { spread: true })
    for (const draw of draws) {
      const ids = draw.Questions.length > 0 ? draw.Questions : (solved.pools.get(draw.Id) ?? [])
      pools.set(
        draw.Id,
        ids.flatMap((id) => {
          const one = byId.get(id)
          return one?.usable && isAskable(one) && !held.has(id) ? [one] : []
        }),
      )
    }
  }
  return { pools, named: [...named.values()] }
}

const indexesOf = (options: readonly { readonly Kind: string }[]): number[] =>
  options.flatMap(({ Kind }, at) => (Kind === 'right' || Kind === 'key' ? [at] : []))

/** A question of the bank as a quiz asks it; undefined for a type that it cannot ask. */
const toQuizQuestion = (id: string, { Content }: QuestionForm): Question | undefined => {
  switch (Content.Type) {
    case 'A1':
    case 'A2':
    case 'X':
      return {
        id,
        type: Content.Type === 'X' ? 'multiple' : 'single',
        stem: Content.Stem,
        options: Content.Options.map(({ Text }) => Text),
        answer: indexesOf(Content.Options),
        explanation: Content.Explanation,
        rich: true,
      }
    case 'judge':
      return {
        id,
        type: 'judge',
        stem: Content.Stem,
        options: truths,
        answer: [Content.Truth ? 0 : 1],
        explanation: Content.Explanation,
        rich: true,
      }
    default:
      return undefined
  }
}

/** The draws of a draft with what their questions say now, by the draw's id. */
export const frozenDraws = async (
  tenant: TenantContext,
  content: CourseContent,
): Promise<{
  readonly draws: ReadonlyMap<string, QuizDraw>
  readonly used: readonly PoolQuestion[]
}> => {
  const { pools } = await bankPools(tenant, content)
  const used = new Map([...pools.values()].flat().map((one) => [one.id, one]))
  const forms = await questionPool(tenant).forms([...used.values()].map((one) => one.versionId))
  const draws = new Map<string, QuizDraw>()
  for (const draw of drawsIn(content).flat())
    draws.set(draw.Id, {
      id: draw.Id,
      count: draw.Count,
      chosen: draw.Questions,
      type: draw.Type,
      theme: draw.Theme,
      difficulty: draw.Difficulty,
      pool: (pools.get(draw.Id) ?? []).flatMap(({ id, versionId }) => {
        const form = forms.get(versionId)
        const question = form && toQuizQuestion(id, form)
        return question ? [question] : []
      }),
    })
  return { draws, used: [...used.values()] }
}
