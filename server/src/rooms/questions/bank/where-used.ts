import type { TenantContext } from '#platform/visit'
import { questionListStore } from './list-store.ts'
import { questionStore } from './store.ts'

/** How many questions stand in each 学科 and 科室: a place with questions cannot be deleted. */
export const questionsByPlace = (school: TenantContext): Promise<ReadonlyMap<string, number>> =>
  questionListStore(school).byPlace()

/** By how many questions each word of a vocabulary is kept. */
export const usesInQuestions = (
  school: TenantContext,
  vocabulary: number,
): Promise<{ code: string; uses: number }[]> => questionStore(school).tagUses(vocabulary)

/** The papers of which some version names a question. */
export const papersWith = async (school: TenantContext, questionId: string): Promise<string[]> =>
  (await questionStore(school).uses(questionId))
    .filter(({ kind }) => kind === 'paper')
    .map(({ usedIn }) => usedIn)
