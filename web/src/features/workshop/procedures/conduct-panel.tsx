import { BoneText, Failure } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import type { OutputOf } from '@xinglin/contract/call'
import type { conductProcedure } from '@xinglin/contract/workshop'
import look from '../compositions/composition-desk.module.css'

/** 应有的处置: what follows from the chosen parameters, by the engine that judges students too. */
export const ConductPanel = ({
  conduct: answer,
  error,
}: {
  conduct: OutputOf<typeof conductProcedure> | undefined
  error: Error | null
}) => {
  if (!answer) return error ? <Failure error={error} /> : <BoneText lines={6} />
  const { Conduct: conduct, Problems: problems } = answer
  return (
    <div className={look.panel} aria-live="polite">
      {!conduct && (
        <>
          <p className={look.error}>有 {problems.length} 处要改，改好后才能推出处置：</p>
          <ul className={look.list}>
            {problems.slice(0, 12).map(({ path, zh }) => (
              <li key={path + zh}>{zh}</li>
            ))}
          </ul>
        </>
      )}
      {conduct && (
        <>
          <p className={conduct.Stop ? look.stop : look.go}>
            {conduct.Stop ? '有禁忌：应停止操作并报告上级' : '可以操作'}
          </p>
          <h3>评分的步骤</h3>
          <ol className={look.list}>
            {conduct.Steps.map(({ Id, Name, Points, Cap, Why }) => (
              <li key={Id} title={Why}>
                {Name}（{pointWord(Points)} 分{Cap > 0 && `，必做，缺则总分不超过${Cap}`}）
              </li>
            ))}
          </ol>
          <h3>示范操作</h3>
          <ol className={look.list}>
            {conduct.Way.map((deed, at) => (
              <li key={at}>{deed}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
