import {
  caseStates,
  compareVersions,
  getCase,
  getVersion,
  getVersions,
  listCases,
} from '@xinglin/contract/workshop'
import { differences, type Draft } from '@xinglin/simulation/cases'
import { versionsOfCase } from '#simulations/consultation'
import { answer } from '#platform/http'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { isOfSubject } from '#teachers'
import { wordsOf } from '../drafts/workflow.ts'
import { contentFor, seenCase } from './policy.ts'
import { mayRead } from '../drafts/policy.ts'
import { workStore, type WorkRow } from '../drafts/store.ts'
import { toCaseLineResponses, toCaseLineResponse, versionOf } from './serialize.ts'

const { missing } = getCase.refusals

/** The version of a case that was approved under a number; 0 is the draft, for those who may write it. */
const saidBy = async (visit: Visit, row: WorkRow, no: number): Promise<Draft> => {
  if (no === 0 && (await mayRead(visit, row))) return row.draft
  const version = (await versionsOfCase(visit, row.id)).find((one) => one.no === no)
  if (!version) throw refuse(missing)
  return version.script
}

/** Answers those who look at cases. */
export const readingCalls = () => [
  answer(listCases, async function handleListCases(visit, input) {
    const personId = visit.person?.id ?? ''
    const viewer = runsSchool(visit) ? undefined : personId
    const { SearchKey, State, Department, Difficulty, Scope } = input
    const subject = await isOfSubject(visit, 'departmentHead')
    const wanted = {
      key: SearchKey,
      viewer,
      subject,
      ...(State >= 0 ? { state: State } : {}),
      ...(Department ? { department: Department } : {}),
      ...(Difficulty ? { difficulty: Difficulty } : {}),
      ...(Scope === 'all' ? {} : { own: { personId, is: Scope === 'mine' } }),
    }
    const store = workStore(visit)
    return {
      List: await toCaseLineResponses(
        visit,
        await store.list(wanted, input.PageIndex, input.PageSize),
      ),
      Count: await store.count(wanted),
      Departments: await store.departments({ viewer, subject }),
      Waiting: await store.count({ key: '', viewer, subject, state: caseStates.submitted }),
    }
  }),

  answer(getCase, async function handleGetCase(visit, { CaseId }) {
    const row = await seenCase(visit, CaseId)
    const edits = await mayRead(visit, row)
    const moves = edits ? await workStore(visit).moves(CaseId) : []
    return {
      Line: await toCaseLineResponse(visit, row),
      Content: await contentFor(visit, row),
      Version: edits ? versionOf(row) : '',
      History: moves.map(({ at, name, move, versionNo, comment }) => ({
        At: at.toISOString(),
        Name: name,
        Action: wordsOf(move),
        VersionNo: versionNo,
        Comment: comment,
      })),
    }
  }),

  answer(getVersions, async function handleGetVersions(visit, { CaseId }) {
    const row = await seenCase(visit, CaseId)
    const approvals = (await workStore(visit).moves(CaseId)).filter(
      ({ move }) => move === 'approve',
    )
    return (await versionsOfCase(visit, CaseId)).map(({ no, createdAt, hash, script }) => {
      const by = approvals.find(({ versionNo }) => versionNo === no)
      return {
        No: no,
        At: createdAt.toISOString(),
        Name: by?.name ?? '',
        Comment: by?.comment ?? '',
        Hash: hash,
        ReviewedBy: script.reviewedBy ?? '',
        Current: no === row.versionNo,
      }
    })
  }),

  answer(getVersion, async function handleGetVersion(visit, { CaseId, No }) {
    return {
      Content: await saidBy(visit, await seenCase(visit, CaseId), No),
    }
  }),

  answer(compareVersions, async function handleCompareVersions(visit, { CaseId, From, To }) {
    const row = await seenCase(visit, CaseId)
    const [before, after] = [await saidBy(visit, row, From), await saidBy(visit, row, To)]
    return differences(before, after).map(({ member, kind, zh }) => ({
      Member: member,
      Kind: kind,
      Text: zh,
    }))
  }),
]
