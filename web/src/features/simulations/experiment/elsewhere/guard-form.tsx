import { Button, FormFault, Switch, TextArea, useForm } from '#ui'
import { type ElsewhereSetting, saveElsewhere } from '@xinglin/contract/simulations/experiment'
import { TriangleAlert } from 'lucide-react'
import styles from './elsewhere.module.css'

/** How the maker’s server is told from a browser, as it is saved. */
export type Guard = { readonly Servers: string[]; readonly Signed: boolean }

type Values = { readonly servers: string; readonly signed: boolean }

const maxLetters = 1_200
const maxLines = 20
const linesOf = (text: string): string[] =>
  text
    .split(/[\n,，;；]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

const check = ({ servers }: Values) => {
  const lines = linesOf(servers)
  if (lines.length > maxLines) return { servers: `最多登记 ${maxLines} 个地址或网段` }
  const long = lines.find((line) => line.length > 60)
  return long === undefined ? {} : { servers: saveElsewhere.refusals.malformed[1] }
}

/** The sentences of the server that are about the addresses. */
const lines = Object.fromEntries(
  (['malformed', 'wide', 'near'] as const).map((name) => [
    saveElsewhere.refusals[name][1],
    'servers' as const,
  ]),
)

/** 识别制作方: without either of both nothing is taken, which is said first. */
export const GuardForm = ({
  setting,
  save,
}: {
  setting: ElsewhereSetting
  /** Rejects with what the server said. */
  save: (guard: Guard) => Promise<void>
}) => {
  const { form, values, faults, pending, dirty, set, setValues, submit, line } = useForm<Values>({
    first: { servers: setting.Servers.join('\n'), signed: setting.Signed },
    check,
    lines,
    send: async ({ servers, signed }) => {
      const Servers = linesOf(servers)
      await save({ Servers, Signed: signed })
      setValues({ servers: Servers.join('\n'), signed })
    },
  })
  return (
    <section className={styles.guard} aria-label="识别制作方的服务器">
      {!setting.Guarded && (
        <p className={styles.warning}>
          <TriangleAlert size={17} aria-hidden />
          <span>
            对接尚未生效：还没有登记制作方服务器的地址，也没有启用逐条签名。打开外部实验时不携带凭据，也不接收成绩；缺少这一项时，学生可以自己写成绩。
          </span>
        </p>
      )}
      <h3>识别制作方的服务器</h3>
      <p className={styles.note}>
        学生的浏览器会经手
        ticket，所以还须确认来换取凭据、上传成绩的是制作方的服务器。两项至少填一项，填两项则都须符合。
      </p>
      <form
        ref={form}
        noValidate
        className={styles.guardForm}
        onSubmit={(event) => void submit(event)}
      >
        <TextArea
          label="制作方服务器的地址（每行一个 IP 地址或网段，请向制作方索取）"
          rows={3}
          most={maxLetters}
          spellCheck={false}
          placeholder={'203.0.113.7\n203.0.113.16/28'}
          {...line('servers')}
        />
        <Switch
          checked={values.signed}
          note="须由制作方改造：换取、续期与上传都用 SECRET 计算 HMAC-SHA256 签名。只支持规范原有接口的制作方请填写服务器地址。"
          onChange={({ target }) => set({ signed: target.checked })}
        >
          逐条签名
        </Switch>
        <FormFault>{faults.whole}</FormFault>
        <div>
          <Button type="submit" size="small" pending={pending} disabled={!dirty}>
            保存
          </Button>
        </div>
      </form>
    </section>
  )
}
