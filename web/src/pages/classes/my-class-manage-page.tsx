import { ClassHub } from '#classes'
import { useSession } from '#session'
import { role } from '@xinglin/contract/identity'
import { PageHead } from '../personal/page-head.tsx'
import { administrativeManage, teachManage } from './class-addresses.ts'

/** 班级管理: both kinds of classes that one looks after. */
export const MyClassManagePage = () => (
  <>
    <PageHead title="班级管理" />
    <ClassHub
      teaching={teachManage}
      administrative={administrativeManage}
      runsSchool={useSession()?.RoleType !== role.teacher}
    />
  </>
)
