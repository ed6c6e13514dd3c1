import { AssignmentPage, TaughtAssignments } from '#assignments'
import { PageHead } from '#ui'
import { useParams } from 'react-router'
import { missionWork } from '../assignments/assignment-addresses.ts'
import { base } from './screen.ts'

const list = `${base}/tasks`
const addressOf = (id: string) => `${list}/${id}`

/** The tasks that teachers gave, looked at: of the school, or of the 院系 of a post; and one of them. */
export const TasksPage = () => {
  const { taskId } = useParams()
  return taskId === undefined ? (
    <>
      <PageHead title="任务" note="教师布置的任务：查看完成进度、实时进度，提醒没有完成的学生。" />
      <TaughtAssignments classId="" first={[]} looksOn addressOf={addressOf} />
    </>
  ) : (
    <AssignmentPage
      key={taskId}
      assignmentId={taskId}
      list={list}
      addressOf={addressOf}
      workAddress={(workId) => missionWork(taskId, workId)}
    />
  )
}
