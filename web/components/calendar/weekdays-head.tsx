const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

/** Monday to Sunday, over the days of a month. */
export const WeekdaysHead = () => (
  <thead>
    <tr>
      {weekdays.map((day) => (
        <th key={day} scope="col">
          {day}
        </th>
      ))}
    </tr>
  </thead>
)
