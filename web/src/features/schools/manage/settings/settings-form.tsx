import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Card,
  FormFault,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
  wearSchoolColours,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveSettings, type Settings } from '@xinglin/contract/schools'
import { type ReactNode, useId } from 'react'
import { BrandPart, type DrawMark } from './brand-part.tsx'
import { FilesHostPart } from './files-host-part.tsx'
import { FeaturePart, FooterPart, SafetyPart } from './feature-parts.tsx'
import { QuotaPart } from './quota-part.tsx'
import { settingsQuery } from './settings-query.ts'
import { checkSettings, inputOf, lineNames, valuesOf } from './settings-values.ts'
import styles from './settings.module.css'

const Part = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Card as="section" className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{name}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.partBody}>{children}</div>
    </Card>
  )
}

/** The settings of the school; when somebody else was quicker, nothing that was typed is lost. */
export const SettingsForm = ({ settings, mark }: { settings: Settings; mark: DrawMark }) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line, setValues, base } =
    useEditedForm({
      thing: settings,
      valuesOf,
      newerIn,
      names: lineNames,
      check: (typed) => checkSettings(typed, settings),
      send: async (typed, before) => {
        const saved = await call(saveSettings, inputOf(typed, before))
        queries.setQueryData(settingsQuery.queryKey, saved)
        wearSchoolColours(saved.ThemeColour)
        toast.success('已保存，其他用户刷新后生效')
        return saved
      },
    })
  const part = { values, faults, set, line }
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="学校设置"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <Part name="基本信息" note="首页、登录页与浏览器标题使用。">
        <TextField label="学校名称" autoComplete="off" {...line('Name')} />
        <TextField label="平台名称" autoComplete="off" {...line('PlatformName')} />
        <TextArea label="学校简介（每行一段）" most={2000} rows={6} {...line('Remark')} />
      </Part>
      <Part name="品牌与配色" note="在这里看到的就是各页面将使用的颜色。">
        <BrandPart {...part} mark={mark} />
      </Part>
      <Part name="菜单与功能" note="管理员不受菜单开关限制。">
        <FeaturePart {...part} hasModel={settings.LanguageModel} />
      </Part>
      <Part name="会话与安全">
        <SafetyPart {...part} />
      </Part>
      <Part name="页脚与联系方式">
        <FooterPart {...part} />
      </Part>
      <Part name="域名" note="由平台运维维护，这里只供查看。">
        <ul className={styles.hosts}>
          {base.Hosts.map((host) => (
            <li key={host}>{host}</li>
          ))}
        </ul>
        <FilesHostPart values={values} set={set} />
      </Part>
      <Part name="文件空间">
        <QuotaPart values={values} set={set} />
      </Part>
      {(dirty || pending) && (
        <section className={styles.save} aria-label="保存">
          {faults.whole ? <FormFault>{faults.whole}</FormFault> : <p>有未保存的修改</p>}
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
