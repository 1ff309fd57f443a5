import { Button } from './button';
import { listStrings } from './list-strings';
import { useTextFilter } from './use-filter';

const NUMBER = /^[1-9]\d{0,14}$/;

/**
 * The one row that the address asks for by its number, as every link to a withdrawal or a top-up does.
 * @param nameOf what it is called
 * @returns by what the list is narrowed then, and what says so and leads to all rows
 */
export const useOneRow = (nameOf: (id: string) => string) => {
  const { value, setValue } = useTextFilter('id');
  const id = NUMBER.test(value) ? value : undefined;
  return {
    given: id === undefined ? {} : { id },
    mark:
      id === undefined ? null : (
        <p className="row">
          <span className="tag tag--attention">{nameOf(id)}</span>
          <Button inRow onClick={() => setValue('')}>
            {listStrings.allRows}
          </Button>
        </p>
      ),
  };
};
