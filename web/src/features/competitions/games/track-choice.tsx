import { SelectField } from '#ui'
import type { GameDetail } from '@xinglin/contract/competitions'

/** Which track (赛道) an entry is in, where the contest has any. */
export const TrackChoice = ({
  tracks,
  track,
  onChoose,
}: {
  tracks: GameDetail['Tracks']
  track: string
  onChoose: (track: string) => void
}) =>
  tracks.length === 0 ? null : (
    <SelectField
      label="赛道"
      options={[
        { value: '', name: '请选择' },
        ...tracks.map(({ Id, Name }) => ({ value: Id, name: Name })),
      ]}
      value={track}
      onChoose={onChoose}
    />
  )
