import { call, newerIn, newId } from '#call'
import { useHeldWork, useSession } from '#session'
import {
  Button,
  Drawer,
  faultsBy,
  FormFault,
  Switch,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import { saveRedirect } from '@xinglin/contract/previews'
import { useState } from 'react'
import styles from './previews.module.css'
import { type Redirect, redirects } from './queries.ts'

const names = {
  Path: '预览地址',
  Target: '跳转到',
  Reason: '原因',
  Active: '启用',
  Automatic: '自动跳转',
}

const valuesOf = (redirect: Redirect | undefined) => ({
  Path: redirect?.Path ?? '/CoursePreview/',
  Target: redirect?.Target ?? '',
  Reason: redirect?.Reason ?? '',
  Active: redirect?.Active ?? true,
  Automatic: redirect?.Automatic ?? false,
})

const { taken, own, address } = saveRedirect.refusals

/** Where an address leads; without asking, only where an operator says so. */
export const RedirectDrawer = ({
  redirect,
  onClose,
}: {
  redirect: Redirect | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const decides = useSession()?.RoleType === role.operator
  const [id] = useState(() => redirect?.Id ?? newId())
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm({
    thing: redirect,
    valuesOf,
    newerIn,
    names,
    check: (typed) => faultsBy(saveRedirect.input, { Id: id, Version: '', ...typed }),
    lines: { [taken[1]]: 'Path', [own[1]]: 'Target', [address[1]]: 'Target' } as const,
    send: async (typed, base) => {
      await call(saveRedirect, { Id: id, Version: base?.Version ?? '', ...typed })
      toast.success('已保存')
      await queries.invalidateQueries({ queryKey: redirects.queryKey })
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title={redirect ? '编辑跳转' : '新建跳转'}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="跳转"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <TextField label="预览地址" autoComplete="off" spellCheck={false} {...line('Path')} />
        <TextField
          label="跳转到"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          {...line('Target')}
        />
        <TextArea label="原因（选填，会显示给访问者）" most={200} rows={3} {...line('Reason')} />
        <Switch checked={values.Active} onChange={({ target }) => set({ Active: target.checked })}>
          启用
        </Switch>
        <Switch
          checked={values.Automatic}
          disabled={!decides && !values.Automatic}
          note="关闭时，先提示访问者即将离开本站；由平台运维开启"
          onChange={({ target }) => set({ Automatic: target.checked })}
        >
          自动跳转
        </Switch>
      </form>
    </Drawer>
  )
}
