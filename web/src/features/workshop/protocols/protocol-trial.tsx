import { call } from '#call'
import { Skeleton, ButtonLink, Dialog, Failure, toast } from '#ui'
import { pointWord, scoreWord } from '@xinglin/simulation/assessment'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { assessTrial, type tryProtocol } from '@xinglin/contract/workshop'
import type { ComponentType } from 'react'
import styles from '../compositions/composition-desk.module.css'
import { trialOf } from './protocol-kind.ts'

/** What was done at the bench of a trial. */
type Tried = {
  readonly done: readonly InputOf<typeof assessTrial>['Done'][number][]
  readonly steps: number
  readonly sections: InputOf<typeof assessTrial>['Sections']
}

/** What the bench is given. */
type Given = {
  readonly protocol: OutputOf<typeof tryProtocol>['Protocol']
  readonly seed: number
  readonly back: { readonly to: string; readonly name: string; readonly hint: string }
  readonly pending: boolean
  readonly onAssess: (tried: Tried) => void
}

const Assessed = ({
  assessment,
  onClose,
}: {
  assessment: OutputOf<typeof assessTrial>
  onClose: () => void
}) => (
  <Dialog title={`试做得分 ${scoreWord(assessment.Composite)}`} onClose={onClose}>
    <div className={styles.panel}>
      <p className={styles.note}>没有记录。关闭后可以接着做，也可以回去再改。</p>
      <table className={styles.weights}>
        <thead>
          <tr>
            <th scope="col">维度</th>
            <th scope="col">得分</th>
          </tr>
        </thead>
        <tbody>
          {assessment.Dimensions.map(({ Name, Score }) => (
            <tr key={Name}>
              <th scope="row">{Name}</th>
              <td>{Score ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details>
        <summary>逐项（{assessment.Items.length}）</summary>
        <ul className={styles.list}>
          {assessment.Items.map(({ Name, Got, Max, Why }, at) => (
            <li key={at}>
              {Name}：{pointWord(Got)} / {pointWord(Max)}。{Why}
            </li>
          ))}
        </ul>
      </details>
    </div>
  </Dialog>
)

/** 上台试做: a draft at the real bench, which the page hands in; what was done is assessed and not kept. */
export const ProtocolTrial = ({
  base,
  protocolId,
  Bench,
}: {
  base: string
  protocolId: string
  Bench: ComponentType<Given>
}) => {
  const { data, error, refetch } = useQuery(trialOf(protocolId))
  const assess = useMutation({
    mutationFn: ({ done, steps, sections }: Tried) =>
      call(assessTrial, {
        Id: protocolId,
        Seed: data?.Seed ?? 0,
        Done: [...done],
        Steps: steps,
        Sections: sections,
      }),
    onError: (failed) => toast.warning(failed.message),
  })
  const to = `${base}/${protocolId}`
  if (!data) {
    if (!error) return <Skeleton height="70vh" shape="block" />
    return (
      <Failure
        head="暂时不能试做"
        error={error}
        onRetry={() => void refetch()}
        other={<ButtonLink to={to}>返回修改</ButtonLink>}
      />
    )
  }
  return (
    <>
      <Bench
        key={data.Seed}
        protocol={data.Protocol}
        seed={data.Seed}
        back={{ to, name: '返回修改', hint: '返回修改方案（试做不保留）' }}
        pending={assess.isPending}
        onAssess={assess.mutate}
      />
      {assess.data && <Assessed assessment={assess.data} onClose={assess.reset} />}
    </>
  )
}
