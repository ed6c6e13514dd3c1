import { SelectField } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { emptyStation, type StationValues } from './round-form.ts'
import { trackTemplates } from './round-queries.ts'

/** Fills the stations of a new round by a track of the school: its stages with their weights and minutes. */
export const TrackField = ({
  onStations,
}: {
  onStations: (stations: readonly StationValues[]) => void
}) => {
  const tracks = (useQuery(trackTemplates).data ?? []).filter(({ Stages }) => Stages.length > 0)
  if (tracks.length === 0) return null
  return (
    <SelectField
      label="按赛道模板添加考站"
      options={[
        { value: '', name: '选择赛道' },
        ...tracks.map(({ Id, Name, Stages }) => ({
          value: Id,
          name: `${Name}（${Stages.length} 站）`,
        })),
      ]}
      value=""
      onChoose={(id) => {
        const track = tracks.find(({ Id }) => Id === id)
        if (track)
          onStations(
            track.Stages.map(({ Name, Weight, Minutes }) => ({
              ...emptyStation(Weight, 'manikin'),
              Name,
              Minutes: String(Minutes),
            })),
          )
      }}
    />
  )
}
