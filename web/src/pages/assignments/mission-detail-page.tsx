import { AssignmentPage, TaughtAssignments } from '#assignments'
import { useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { missionAddress, missionManage } from './assignment-addresses.ts'

/** MissionDetail: the tasks that one teaches with, and one of them. */
export const MissionDetailPage = () => {
  const [query] = useSearchParams()
  const id = query.get('id')
  return id ? (
    <AssignmentPage key={id} assignmentId={id} list={missionManage} addressOf={missionAddress} />
  ) : (
    <>
      <PageHead
        title="任务管理"
        note="把课程、病例、操作、实验、实验报告和阅读组成任务，布置给班级、小组或学生。"
      />
      <TaughtAssignments classId="" first={[]} addressOf={missionAddress} />
    </>
  )
}
