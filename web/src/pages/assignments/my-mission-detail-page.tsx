import { OwnAssignmentPage, SubmissionPage } from '#assignments'
import { playerAddress } from '#learning'
import type { OwnItem } from '@xinglin/contract/assignments'
import { useLocation, useParams, useSearchParams } from 'react-router'
import { contestAddresses } from '../competitions/contest-addresses.ts'
import { ownExamAddresses } from '../exams/exam-addresses.ts'
import { ownQuestionnaire } from '../questionnaires/questionnaire-addresses.ts'
import { ownMission, ownMissions, ownWork } from './assignment-addresses.ts'

/** Where an item is gone on with; who has not begun its course begins on its own page, an examination among one's own, a contest on its page. */
const whereToDo = ({ CourseId, ProgressId, ItemId, Kind }: OwnItem): string => {
  if (Kind === 'exam') return ownExamAddresses.list
  if (Kind === 'questionnaire') return ownQuestionnaire(ItemId)
  if (Kind === 'contest') return contestAddresses.game(ItemId)
  return ProgressId === '' || Kind === 'course'
    ? `/CoursePreview/${CourseId}`
    : playerAddress(CourseId, { progressId: ProgressId, itemId: ItemId })
}

/** MyMissionDetail: one of one's own tasks. Its list is named in the address before it, so the id is read from the end. */
export const MyMissionDetailPage = () => {
  const { missionid = '' } = useParams()
  const { pathname } = useLocation()
  const [, list = '0'] = /\/MyMission\/([^/]+)\//i.exec(pathname) ?? []
  const [query] = useSearchParams()
  const work = query.get('work')
  if (work)
    return (
      <SubmissionPage
        key={work}
        taskId={missionid}
        itemId={work}
        back={ownMission(missionid, list)}
      />
    )
  return (
    <OwnAssignmentPage
      key={missionid}
      assignmentId={missionid}
      list={ownMissions(list)}
      whereToDo={whereToDo}
      workAddress={(itemId) => ownWork(missionid, itemId, list)}
    />
  )
}
