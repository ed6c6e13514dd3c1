import { answersAt } from '#call'
import { useSession } from '#session'
import { Switch } from '#ui'
import { role } from '@xinglin/contract/identity'
import { useState } from 'react'
import type { SettingsPart } from './part.ts'
import styles from './settings.module.css'

const readiness = () => `${window.location.protocol}//files.${window.location.host}/f/ready`

/** Whether files have a host of their own; it is tried before it is switched on, and operators alone switch it. */
export const FilesHostPart = ({ values, set }: Pick<SettingsPart, 'values' | 'set'>) => {
  const isOperator = useSession()?.RoleType === role.operator
  const [state, setState] = useState<'' | 'trying' | 'silent'>('')
  const host = `files.${window.location.hostname}`
  const change = async (on: boolean) => {
    setState(on ? 'trying' : '')
    const isThere = !on || (await answersAt(readiness()))
    setState(isThere ? '' : 'silent')
    if (isThere) set({ FilesHost: on })
  }
  return (
    <div>
      <Switch
        checked={values.FilesHost ?? false}
        disabled={!isOperator || state === 'trying'}
        note={
          isOperator
            ? `开启后，图片、视频与文档从 ${host} 读取，与页面隔离；须先添加域名解析与证书。`
            : '由平台运维开启；关闭时文件与页面同域，并带有沙箱响应头。'
        }
        onChange={({ target }) => void change(target.checked)}
      >
        文件使用独立域名
      </Switch>
      {state === 'trying' && <p className={styles.note}>正在检测 {host}…</p>}
      {state === 'silent' && (
        <p className={styles.refused} role="alert">
          {host} 无法访问，请先添加域名解析与证书。
        </p>
      )}
    </div>
  )
}
