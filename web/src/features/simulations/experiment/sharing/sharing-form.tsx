import { call, newerIn } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  Card,
  FormFault,
  SelectField,
  Switch,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { saveSharing, type Sharing } from '@xinglin/contract/simulations/experiment'
import { sharing, pushLists } from './sharing-queries.ts'
import {
  checkSharing,
  isMoved,
  sharingNames,
  type SharingValues,
  valuesOf,
} from './sharing-values.ts'
import styles from './sharing.module.css'

const units = [
  { value: 'seconds', name: '秒' },
  { value: 'minutes', name: '分钟' },
] as const

/** Where step scores go, and whether they do; when somebody else was quicker, nothing that was typed is lost. */
export const SharingForm = ({ setting }: { setting: Sharing }) => {
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit, line, setValues, base } =
    useEditedForm<Sharing, SharingValues>({
      thing: setting,
      valuesOf,
      newerIn,
      names: sharingNames,
      check: (typed) => checkSharing(typed, setting),
      lines: { [saveSharing.refusals.inner[1]]: 'Address' },
      send: async (typed, before) => {
        const saved = await call(saveSharing, { ...typed, Version: before.Version })
        queries.setQueryData(sharing.queryKey, saved)
        toast.success(saved.Enabled ? '已保存，此后发布的成绩会自动推送' : '已保存，不会推送')
        await queries.invalidateQueries({ queryKey: pushLists })
        return saved
      },
    })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const leaves = base.Linked > 0 && isMoved(values, base)
  return (
    <form ref={form} aria-label="推送设置" onSubmit={(event) => void submit(event)} noValidate>
      <Card className={styles.setting}>
        <Switch
          checked={values.Enabled}
          note="开启后，实验报告的成绩一经教师发布，步骤得分即推送到平台；此前发布的不补推。"
          onChange={({ target }) => set({ Enabled: target.checked })}
        >
          推送步骤得分
        </Switch>
        <div className={styles.lines}>
          <TextField
            label="平台地址"
            placeholder="https://www.ilab-x.com"
            autoComplete="off"
            spellCheck={false}
            {...line('Address')}
          />
          <TextField label="APPID" autoComplete="off" spellCheck={false} {...line('AppId')} />
          <TextField
            label="SECRET"
            type="password"
            autoComplete="new-password"
            placeholder={base.HasSecret ? '已保存；留空则不变' : '尚未填写'}
            {...line('Secret')}
          />
          <SelectField
            label="用时单位（以平台的接口说明为准）"
            options={units}
            value={values.TimeUnit}
            onChoose={(TimeUnit) => set({ TimeUnit })}
          />
        </div>
        <p className={styles.note}>
          APPID 与 SECRET
          由平台在实验的“接口管理”中发放。请把课程预览页的地址登记为平台上的实验地址：学生从平台点击“我要做实验”进入并登录后，即与其平台账号关联（已关联{' '}
          {base.Linked} 人）；未关联的学生，成绩会留存，待其从平台进入后再推送。
        </p>
        {leaves && (
          <p className={styles.warning}>
            更换平台地址或 APPID 后，{base.Linked} 名学生须从新平台重新进入。
          </p>
        )}
        {(dirty || pending) && (
          <div className={styles.save}>
            {faults.whole ? <FormFault>{faults.whole}</FormFault> : <p>有未保存的修改</p>}
            <Button disabled={pending} onClick={() => setValues(valuesOf(base))}>
              放弃修改
            </Button>
            <Button type="submit" kind="primary" pending={pending}>
              保存
            </Button>
          </div>
        )}
      </Card>
    </form>
  )
}
