import { PhoneProof, WeChatBinding } from '#sign-in-methods'
import { DeviceList, PreferencesForm, profile, ProfileForm } from '#identity'
import { useSession } from '#session'
import { ownTeaching, teacherAddress, TeachingForm } from '#teachers'
import { Skeleton, SkeletonText, ButtonLink, Card, Failure, staying, Tabs, useAtOnce } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Profile, role } from '@xinglin/contract/identity'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PageHead } from './page-head.tsx'
import { learnerRoles } from './personal-menu.ts'
import styles from './setting-page.module.css'

type Tab = 'profile' | 'teaching' | 'security' | 'preferences'

/** What needs the profile: in its shape until it has come. */
const WithProfile = ({ show }: { show: (profile: Profile) => ReactNode }) => {
  const { data, error, refetch } = useQuery(profile)
  if (data) return show(data)
  if (error) return <Failure head="资料加载失败" error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.bones} aria-busy="true" aria-label="正在加载资料">
      <Skeleton width="72px" height="72px" shape="circle" />
      <SkeletonText lines={5} />
    </section>
  )
}

const Proof = ({ profile: proven }: { profile: Profile }) => {
  const queries = useQueryClient()
  return (
    <PhoneProof
      phone={proven.Phone}
      proven={proven.PhoneProven}
      onDone={() => queries.invalidateQueries({ queryKey: profile.queryKey })}
    />
  )
}

const proofOf = (profile: Profile) => <Proof profile={profile} />

const Security = () => (
  <div className={styles.blocks}>
    <section className={styles.row} aria-labelledby="password">
      <div>
        <h2 className={styles.name} id="password">
          登录密码
        </h2>
        <p className={styles.note}>修改后，其他设备上的登录会同时失效。</p>
      </div>
      <ButtonLink to="/modifypassword" icon={<KeyRound size={16} aria-hidden />}>
        修改密码
      </ButtonLink>
    </section>
    <WithProfile show={proofOf} />
    <WeChatBinding />
    <section aria-labelledby="devices">
      <h2 className={styles.name} id="devices">
        登录设备
      </h2>
      <p className={styles.note}>看到不认识的设备？退出它，然后修改密码。</p>
      <DeviceList />
    </section>
  </div>
)

const startsFor = (roleType: number) => [
  { value: 'home' as const, name: '首页' },
  ...(learnerRoles.includes(roleType) ? [{ value: 'courses' as const, name: '我的课程' }] : []),
]

const formOf = (profile: Profile) => <ProfileForm profile={profile} />

const preferencesOf = (person: string) => (profile: Profile) => (
  <PreferencesForm
    person={person}
    known={profile.Preferences}
    starts={startsFor(profile.RoleType)}
  />
)

const Teaching = ({ person }: { person: string }) => {
  const { data, error, refetch } = useQuery(ownTeaching)
  if (error && !data)
    return <Failure head="教师简介加载失败" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <section className={styles.bones} aria-busy="true" aria-label="正在加载教师简介">
        <SkeletonText lines={6} />
      </section>
    )
  return (
    <>
      <p className={styles.note}>
        所有人都能在<Link to={teacherAddress(person)}>您的教师主页</Link>和课程旁看到。
      </p>
      <TeachingForm teaching={data} />
    </>
  )
}

type Shown = { value: Tab; name: string; panel: () => ReactNode }

const teaching = (person: string): Shown => ({
  value: 'teaching',
  name: '教师简介',
  panel: () => <Teaching person={person} />,
})

const tabsFor = (person: string, roleType: number | undefined): Shown[] => [
  { value: 'profile', name: '个人资料', panel: () => <WithProfile show={formOf} /> },
  ...(roleType === role.teacher ? [teaching(person)] : []),
  { value: 'security', name: '安全', panel: () => <Security /> },
  {
    value: 'preferences',
    name: '偏好',
    panel: () => <WithProfile show={preferencesOf(person)} />,
  },
]

/** 设置: who one is, what a teacher says of the own teaching, how the account is kept safe, and how the product looks. */
export const SettingPage = () => {
  const who = useSession()
  const [query, setQuery] = useSearchParams()
  const tabs = tabsFor(who?.UserId ?? '', who?.RoleType)
  const wish = query.get('tab')
  const [chosen, choose] = useAtOnce<Tab>(
    tabs.find(({ value }) => value === wish)?.value ?? 'profile',
    (tab) => setQuery(tab === 'profile' ? {} : { tab }, { replace: true, state: staying }),
  )
  return (
    <>
      <PageHead title="设置" />
      <Card className={styles.card}>
        <Tabs label="设置" tabs={tabs} chosen={chosen} onChoose={choose} />
      </Card>
    </>
  )
}
