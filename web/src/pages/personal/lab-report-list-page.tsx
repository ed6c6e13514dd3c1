import { MyReportList, ReportList } from '#simulations/experiment'
import { playerAddress } from '#learning'
import { useSession } from '#session'
import { PageHead } from '#ui'
import { role } from '@xinglin/contract/identity'
import { reportAddress } from './lab-report-address.ts'

/** LabReportList: to a student their own reports, to a teacher those that are to be marked. */
export const LabReportListPage = () => {
  const own = useSession()?.RoleType
  if (own === role.student)
    return (
      <>
        <PageHead title="实验报告" note="提交的实验报告与批阅结果；被退回的可以修改后重新提交。" />
        <MyReportList
          addressOf={reportAddress}
          courseOf={({ CourseId, ProgressId, ItemId }) =>
            playerAddress(CourseId, { progressId: ProgressId, itemId: ItemId })
          }
        />
      </>
    )
  return (
    <>
      <PageHead
        title="实验报告批阅"
        note="课程里每个学生在每个实验的报告；还没有开始或提交的也在这里。"
      />
      <ReportList addressOf={reportAddress} mayMark={own === role.teacher} />
    </>
  )
}
