import { OwnAssignments } from '#assignments'
import { useParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { ownMission } from './assignment-addresses.ts'

/** MyMissionList: one's own tasks, of all classes or of the one that the address names. */
export const MyMissionListPage = () => {
  const { missionid = '0' } = useParams()
  return (
    <>
      <PageHead title="我的任务" />
      <OwnAssignments
        classId={missionid === '0' ? '' : missionid}
        addressOf={(id) => ownMission(id, missionid)}
      />
    </>
  )
}
