import { OwnAssignmentPage } from '#assignments'
import { playerAddress } from '#learning'
import type { OwnItem } from '@xinglin/contract/assignments'
import { useLocation, useParams } from 'react-router'
import { ownMissions } from './assignment-addresses.ts'

/** Where an item is gone on with; who has not begun its course begins on its own page. */
const whereToDo = ({ CourseId, ProgressId, ItemId, Kind }: OwnItem): string =>
  ProgressId === '' || Kind === 'course'
    ? `/CoursePreview/${CourseId}`
    : playerAddress(CourseId, { progressId: ProgressId, itemId: ItemId })

/** MyMissionDetail: one of one's own tasks. Its list is named in the address before it, so the id is read from the end. */
export const MyMissionDetailPage = () => {
  const { missionid = '' } = useParams()
  const { pathname } = useLocation()
  const [, list = '0'] = /\/MyMission\/([^/]+)\//i.exec(pathname) ?? []
  return (
    <OwnAssignmentPage
      key={missionid}
      assignmentId={missionid}
      list={ownMissions(list)}
      whereToDo={whereToDo}
    />
  )
}
