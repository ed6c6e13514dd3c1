import { call, CallError } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Card,
  TextArea,
  TextField,
  toast,
  useForm,
  useLeaveGuard,
  wearSchoolColours,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { getSettings, saveSettings, type Settings } from '@xinglin/contract/schools'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { BrandPart, type DrawMark } from './brand-part.tsx'
import { FeaturePart, FooterPart, SafetyPart } from './feature-parts.tsx'
import { settingsQuery } from './settings-query.ts'
import {
  checkSettings,
  inputOf,
  lineNames,
  mergeSettings,
  type SettingsValues,
  valuesOf,
} from './settings-values.ts'
import look from './settings.module.css'

const Part = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" className={look.part} aria-labelledby={id}>
      <div className={look.partHead}>
        <h2 id={id}>{name}</h2>
        {note && <p className={look.note}>{note}</p>}
      </div>
      <div className={look.partBody}>{children}</div>
    </Card>
  )
}

const isNewer = (error: unknown) =>
  error instanceof CallError && error.code === saveSettings.refusals.newer[0]

/** The settings of the school; when somebody else was quicker, nothing that was typed is lost. */
export const SettingsForm = ({ settings, mark }: { settings: Settings; mark: DrawMark }) => {
  const queries = useQueryClient()
  const [base, setBase] = useState(settings)
  const [both, setBoth] = useState<readonly (keyof SettingsValues)[]>()
  const keep = (next: Settings) => {
    setBase(next)
    queries.setQueryData(settingsQuery.queryKey, next)
  }
  const meet = async (typed: SettingsValues) => {
    const newest = await call(getSettings, {})
    const met = mergeSettings(valuesOf(base), typed, valuesOf(newest))
    keep(newest)
    setValues(met.merged)
    setBoth(met.both)
  }
  const { form, values, faults, pending, dirty, set, submit, line, setValues } = useForm({
    first: valuesOf(base),
    check: (typed) => checkSettings(typed, base),
    send: async (typed: SettingsValues) => {
      try {
        const saved = await call(saveSettings, inputOf(typed, base))
        keep(saved)
        setValues(valuesOf(saved))
        setBoth(undefined)
        wearSchoolColours(saved.ThemeColour)
        toast.success('已保存，其他用户刷新后生效')
      } catch (error) {
        if (!isNewer(error)) throw error
        await meet(typed)
      }
    },
  })
  const part = { values, faults, set, line }
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <form
      ref={form}
      className={look.form}
      aria-label="学校设置"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {both && (
        <div className={look.conflict} role="alert" tabIndex={-1}>
          <CircleAlert size={18} aria-hidden />
          <p>
            {saveSettings.refusals.newer[1].split('，')[0]}：已载入最新内容，您输入的修改仍然保留。
            {both.length > 0 &&
              `“${both.map((name) => lineNames[name]).join('”“')}”双方都有改动，现显示您的修改；`}
            请核对后再次保存。
          </p>
        </div>
      )}
      <Part name="基本信息" note="首页、登录页与浏览器标题使用。">
        <TextField label="学校名称" autoComplete="off" {...line('Name')} />
        <TextField label="平台名称" autoComplete="off" {...line('PlatformName')} />
        <TextArea label="学校简介（每行一段）" most={2000} rows={6} {...line('Remark')} />
      </Part>
      <Part name="品牌与配色" note="在这里看到的就是各页面将使用的颜色。">
        <BrandPart {...part} mark={mark} />
      </Part>
      <Part name="菜单与功能" note="管理员不受菜单开关限制。">
        <FeaturePart {...part} />
      </Part>
      <Part name="会话与安全">
        <SafetyPart {...part} />
      </Part>
      <Part name="页脚与联系方式">
        <FooterPart {...part} />
      </Part>
      <Part name="域名" note="由平台运维维护，这里只供查看。">
        <ul className={look.hosts}>
          {base.Hosts.map((host) => (
            <li key={host}>{host}</li>
          ))}
        </ul>
      </Part>
      {(dirty || pending) && (
        <section className={look.save} aria-label="保存">
          {faults.whole ? (
            <p className={look.refused} role="alert" tabIndex={-1}>
              <CircleAlert size={17} aria-hidden />
              {faults.whole}
            </p>
          ) : (
            <p>有未保存的修改</p>
          )}
          <Button disabled={pending} onClick={() => setValues(valuesOf(base))}>
            放弃修改
          </Button>
          <Button type="submit" kind="primary" pending={pending}>
            保存设置
          </Button>
        </section>
      )}
    </form>
  )
}
