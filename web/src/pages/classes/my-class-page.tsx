import { MyClasses } from '#classes'
import { useSession } from '#session'
import { ButtonLink } from '#ui'
import { role } from '@xinglin/contract/identity'
import { useSearchParams } from 'react-router'
import { PageHead } from '../personal/page-head.tsx'
import { classAddress, teachManage } from './class-addresses.ts'

/** 我的班级: the classes that one is in or teaches; a student joins by a code, which a scanned address brings along. */
export const MyClassPage = () => {
  const [query] = useSearchParams()
  const joins = useSession()?.RoleType === role.student
  return (
    <>
      <PageHead title="我的班级" />
      <MyClasses
        joins={joins}
        given={joins ? (query.get('code') ?? '').slice(0, 16) : ''}
        addressOf={classAddress}
        next={<ButtonLink to={teachManage}>新建教学班</ButtonLink>}
      />
    </>
  )
}
