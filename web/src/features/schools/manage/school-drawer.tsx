import { call } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Checkbox,
  Drawer,
  type Faults,
  faultsBy,
  FormFault,
  schoolColours,
  TextArea,
  TextField,
  useForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { makeSchool } from '@xinglin/contract/schools'
import { releasedPacks, schoolLists } from './school-queries.ts'
import styles from './schools.module.css'

const first = {
  Name: '',
  Hosts: '',
  Admin: 'admin',
  // The platform's own.
  ThemeColour: schoolColours('')['--school'] ?? '',
  ServicePhone: '',
  Departments: true,
  /** Undefined: every pack of the release, as long as nobody unticks one. */
  Packs: undefined as readonly string[] | undefined,
}
type Values = typeof first

const longestHosts = 1000
const maxHosts = 10

const hostsOf = (text: string) =>
  text
    .split(/[\s,，;；]+/)
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean)

const check = (values: Values): Faults<Values> => {
  const hosts = hostsOf(values.Hosts)
  const faults = faultsBy(makeSchool.input, { ...values, Hosts: hosts, Packs: values.Packs ?? [] })
  const count =
    hosts.length === 0
      ? '请填写至少一个域名'
      : hosts.length > maxHosts
        ? `一所学校最多 ${maxHosts} 个域名`
        : undefined
  return { ...faults, ...(count && { Hosts: count }) }
}

/** Makes a school with its first administrator; `onMade` hears the one-time password. */
export const SchoolDrawer = ({
  onClose,
  onMade,
}: {
  onClose: () => void
  onMade: (school: { name: string; admin: string; password: string }) => void
}) => {
  const queries = useQueryClient()
  const release = useQuery(releasedPacks)
  const all = release.data ?? []
  const { form, values, faults, pending, dirty, set, submit, line } = useForm({
    first,
    check,
    lines: {
      [makeSchool.refusals.badHost[1]]: 'Hosts',
      [makeSchool.refusals.hostTaken[1]]: 'Hosts',
    },
    send: async (typed) => {
      const { Password: password } = await call(makeSchool, {
        ...typed,
        Hosts: hostsOf(typed.Hosts),
        Packs: [...(typed.Packs ?? all.map(({ Key }) => Key))],
      })
      await queries.invalidateQueries({ queryKey: schoolLists })
      onMade({ name: typed.Name, admin: typed.Admin, password })
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title="新建学校"
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          创建学校
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="新建学校"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="学校名称" autoFocus autoComplete="off" {...line('Name')} />
        <TextArea
          label="域名（每行一个，不含 http:// 与端口）"
          most={longestHosts}
          rows={3}
          spellCheck={false}
          {...line('Hosts')}
        />
        <TextField
          label="第一个管理员的登录名"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="创建后生成一次性密码，仅显示一次"
          {...line('Admin')}
        />
        <div className={styles.colour}>
          <label className={styles.picker}>
            <span>主题色</span>
            <input
              type="color"
              value={values.ThemeColour}
              onChange={({ target }) => set({ ThemeColour: target.value })}
            />
          </label>
          <TextField
            label="服务电话（选填）"
            type="tel"
            autoComplete="off"
            {...line('ServicePhone')}
          />
        </div>
        <fieldset className={styles.packs}>
          <legend>开通时带上的内容</legend>
          <Checkbox
            checked={values.Departments}
            onChange={({ target }) => set({ Departments: target.checked })}
          >
            标准学科与科室目录
          </Checkbox>
          {release.error && <FormFault>内容包加载失败，请关闭后重试</FormFault>}
          {all.map(({ Key, Name, Summary }) => (
            <Checkbox
              key={Key}
              checked={values.Packs?.includes(Key) ?? true}
              onChange={({ target }) => {
                const before = values.Packs ?? all.map((one) => one.Key)
                set({
                  Packs: target.checked ? [...before, Key] : before.filter((one) => one !== Key),
                })
              }}
            >
              {Name} <span className={styles.about}>{Summary}</span>
            </Checkbox>
          ))}
        </fieldset>
      </form>
    </Drawer>
  )
}
