import { useSession } from '#session'
import { SelectField, Switch, TextField } from '#ui'
import { role } from '@xinglin/contract/identity'
import { flagNames, menuNames, platformFlags } from '@xinglin/contract/schools'
import type { SettingsPart } from './part.ts'
import styles from './settings.module.css'

type Code = SettingsPart['values']['AuthMenuCode'][number]

const codes = Object.keys(menuNames).map(Number) as Code[]
const always = 1

const ofModel = 'language_model'
const ofModelInExaminations = 'language_model_examinations'

/** What is said beneath a switch, and whether it can be turned. */
const aboutFlag = (
  flag: string,
  { Flags }: SettingsPart['values'],
  hasModel: boolean,
): { readonly note?: string; readonly disabled?: boolean } => {
  if (flag === ofModel)
    return hasModel
      ? { note: '语言模型服务：已配置。只换说法，经过核对，不影响评分；竞赛中始终不用。' }
      : {
          note: '语言模型服务：未配置。由平台运维人员在安装设置中填写后可用。',
          disabled: Flags[ofModel] !== true,
        }
  if (flag === ofModelInExaminations)
    return { note: '须先开启上一项；默认关闭。', disabled: Flags[ofModel] !== true }
  return {}
}

/** Which menus are open, and which features are on. */
export const FeaturePart = ({
  values,
  set,
  hasModel,
}: SettingsPart & {
  /** Whether the installation has a language model. */
  hasModel: boolean
}) => {
  const isOperator = useSession()?.RoleType === role.operator
  return (
    <div className={styles.two}>
      <fieldset className={styles.switches}>
        <legend>开放的菜单</legend>
        {codes.map((code) => (
          <Switch
            key={code}
            checked={code === always || values.AuthMenuCode.includes(code)}
            disabled={code === always}
            note={code === always ? '首页始终开放' : undefined}
            onChange={({ target }) =>
              set({
                AuthMenuCode: codes.filter((one) =>
                  one === code ? target.checked : values.AuthMenuCode.includes(one),
                ),
              })
            }
          >
            {menuNames[code]}
          </Switch>
        ))}
      </fieldset>
      <fieldset className={styles.switches}>
        <legend>功能开关</legend>
        {Object.entries(flagNames)
          .filter(([flag]) => isOperator || !platformFlags.includes(flag))
          .map(([flag, name]) => (
            <Switch
              key={flag}
              checked={values.Flags[flag] ?? false}
              {...aboutFlag(flag, values, hasModel)}
              onChange={({ target }) => set({ Flags: { ...values.Flags, [flag]: target.checked } })}
            >
              {name}
            </Switch>
          ))}
      </fieldset>
    </div>
  )
}

/** When a session ends by itself, and whether requests must be signed. */
export const SafetyPart = ({ values, set, line }: SettingsPart) => (
  <div className={styles.two}>
    <TextField
      label="无操作多少分钟后自动退出"
      inputMode="numeric"
      autoComplete="off"
      hint="0 表示不自动退出；退出前两分钟会提醒。"
      {...line('ExitOperationTime')}
    />
    <Switch
      checked={values.MacRequired}
      note="开启后，每个请求都须带完整性校验，防止在传输中被篡改。"
      onChange={({ target }) => set({ MacRequired: target.checked })}
    >
      要求请求签名
    </Switch>
  </div>
)

const families = [
  { value: '0', name: '版式一' },
  { value: '1', name: '版式二' },
  { value: '2', name: '版式三（默认）' },
] as const

/** What the bottom of every page says to the school's own people. */
export const FooterPart = ({ values, set, line }: SettingsPart) => (
  <div className={styles.two}>
    <TextField label="地址" autoComplete="off" {...line('AddPath')} />
    <TextField label="版权与备案文字" autoComplete="off" {...line('AddText')} />
    <TextField
      label="服务电话"
      type="tel"
      autoComplete="off"
      hint="登录页、购买说明与页脚会显示"
      {...line('ServicePhone')}
    />
    <SelectField
      label="页脚版式"
      options={families}
      value={String(values.PlatformAttribution) as '0' | '1' | '2'}
      onChoose={(value) => set({ PlatformAttribution: Number(value) as 0 | 1 | 2 })}
    />
  </div>
)
