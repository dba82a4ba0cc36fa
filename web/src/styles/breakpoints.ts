/**
 * The widths and heights at which pages change their shape, all of them. Style sheets ask for them by name,
 * `@media (--narrow)`, and scripts with `MediaQuery`. A part that depends on its own place asks for a container instead.
 */
export const BREAKPOINTS = {
  /** A phone held upright: one column, and the board scrolls sideways. */
  narrow: '(max-width: 640px)',
  /** No room for rules and help in the bar. */
  medium: '(max-width: 900px)',
  /** The log can stand next to the table. */
  wide: '(min-width: 1101px)',
  /** It does, until a person closes it. */
  roomy: '(min-width: 1280px)',
  /** Most laptops: the board needs the height more than its surroundings. */
  low: '(max-height: 820px)',
}
