import './plans.css';

interface Props {
  url: string;
  wide?: boolean;
  /** The picture of the page, to which that of its row moves. */
  opened?: boolean;
}

/** A product's picture; decoration, its title stands beside it. Without one, a calm plate keeps the place. */
export const Cover = ({ url, wide = false, opened = false }: Props) => (
  <span className={`cover ${wide ? 'cover--wide' : ''} ${opened ? 'opened-cover' : ''}`} data-shared="cover">
    {url === '' ? null : <img src={url} alt="" loading="lazy" />}
  </span>
);
