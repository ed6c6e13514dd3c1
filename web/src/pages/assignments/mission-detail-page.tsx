import { AssignmentPage, TaughtAssignments } from '#assignments'
import { WorkRoom } from '#marking'
import { useNavigate, useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import {
  missionAddress,
  missionManage,
  missionMarking,
  missionWork,
} from './assignment-addresses.ts'

/** MissionDetail: the tasks that one teaches with, one of them, and a work of it. */
export const MissionDetailPage = () => {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const id = query.get('id')
  const work = query.get('work')
  if (id && work)
    return (
      <WorkRoom
        key={work}
        kind="submission"
        workId={work}
        list={missionMarking(id)}
        onNext={(next) => void navigate(next ? missionWork(id, next) : missionMarking(id))}
      />
    )
  return id ? (
    <AssignmentPage
      key={id}
      assignmentId={id}
      list={missionManage}
      addressOf={missionAddress}
      workAddress={(workId) => missionWork(id, workId)}
    />
  ) : (
    <>
      <PageHead
        title="任务管理"
        note="把课程、病例、操作、实验、实验报告、阅读和作业组成任务，布置给班级、小组或学生。"
      />
      <TaughtAssignments classId="" first={[]} addressOf={missionAddress} />
    </>
  )
}
