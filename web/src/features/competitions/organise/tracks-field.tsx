import { Checkbox, FormFault } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { trackTemplates } from '../rounds/round-queries.ts'
import styles from './organise.module.css'

/** The tracks (赛道) of the school that a contest has: each entry chooses one of them. */
export const TracksField = ({
  tracks,
  known,
  error,
  onChange,
}: {
  tracks: readonly string[]
  /** Those that the contest has, by name: one that the school switched off since is among them. */
  known: readonly { readonly Id: string; readonly Name: string }[]
  error: string | undefined
  onChange: (tracks: readonly string[]) => void
}) => {
  const heading = useId()
  const all = useQuery(trackTemplates).data ?? []
  const offered = [...all, ...known.filter(({ Id }) => all.every((one) => one.Id !== Id))]
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.part} aria-labelledby={heading}>
      <legend id={heading}>赛道</legend>
      <p className={styles.note}>选了赛道，报名时须选其一，成绩另按赛道排名。不分赛道的不选。</p>
      <FormFault>{error}</FormFault>
      <div className={styles.choices}>
        {offered.map(({ Id, Name }) => (
          <Checkbox
            key={Id}
            checked={tracks.includes(Id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...tracks, Id] : tracks.filter((one) => one !== Id))
            }
          >
            {Name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
