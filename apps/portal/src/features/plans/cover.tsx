import './plans.css';

/** A product's picture; decoration, its title stands beside it. Without one, a calm plate keeps the place. */
export const Cover = ({ url, wide = false }: { url: string; wide?: boolean }) => (
  <span className={`cover ${wide ? 'cover--wide' : ''}`}>
    {url === '' ? null : <img src={url} alt="" loading="lazy" />}
  </span>
);
