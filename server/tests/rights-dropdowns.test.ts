import { expect, test } from 'vitest'
import * as competitions from '@xinglin/contract/competitions'
import {
  getAreaDropDownList,
  getAreaList,
  getDicDropDownList,
} from '@xinglin/contract/dictionaries'
import { getSchoolDataSource } from '@xinglin/contract/schools'
import { callsByRoom } from '@xinglin/contract/specification'
import { holdMatrix, openColumns, type MatrixRow } from '#testing'

const resources = Object.values(callsByRoom['resources'] ?? {}).filter(({ path }) =>
  path.includes('GetDropDown'),
)

/** The permission matrix of the loaders of choices: A, G, S, T, M, V. */
const matrix: readonly MatrixRow[] = [
  [getSchoolDataSource, '✓✓✓✓✓✓', {}],
  [getAreaList, '✓✓✓✓✓✓', {}],
  [getAreaDropDownList, '✓✓✓✓✓✓', {}],
  [getDicDropDownList, '–✓✓✓✓✓', {}],
  [competitions.getSkillContestDropDownList, '––✓✓✓✓', {}],
  [competitions.getDropDownYears, '––✓✓✓✓', {}],
  [competitions.getDropDownSchoolGame, '––✓✓✓✓', {}],
  [competitions.getDropDownGameStatus, '––✓✓✓✓', {}],
  [competitions.getDropDownSimulatioTeachers, '––✓✓✓✓', {}],
  [competitions.getDropDownSchoolSimulation, '––✓✓✓✓', {}],
  // What examinations are written from: never for students.
  [competitions.getDropDownExaminations, '–––✓✓✓', {}],
  [competitions.getDropDownCasePaper, '–––✓✓✓', {}],
  [competitions.getDropDownTopicCard, '–––✓✓✓', {}],
  [competitions.getDropDownVirTopicCard, '–––✓✓✓', {}],
  [competitions.getDropDownQuestion, '–––✓✓✓', {}],
  [competitions.getDropDownCaseSystom, '–––✓✓✓', {}],
  [competitions.getDropDownOperationType, '–––✓✓✓', {}],
  [competitions.getModuleTemplateInfo, '–––✓✓✓', {}],
  [competitions.getGameSections, '–✓✓✓✓✓', {}],
  [competitions.getGameApplacable, '–✓✓✓✓✓', {}],
  ...resources.map((call) => [call, '–✓✓✓✓✓', {}] as const),
]

holdMatrix(openColumns(), matrix)

test('a link opens one course: of these its holder has the vocabularies alone', () => {
  const linked = matrix.filter(([{ who: may }]) => may.includes('preview'))
  expect(linked.map(([{ path }]) => path)).toEqual([
    getDicDropDownList.path,
    competitions.getGameSections.path,
    competitions.getGameApplacable.path,
    ...resources.map(({ path }) => path),
  ])
})

test('the twelve vocabularies of resources are among the loaders', () =>
  expect(resources).toHaveLength(12))
